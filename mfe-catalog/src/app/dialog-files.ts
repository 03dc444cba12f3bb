/** The code of all dialogs of packages and attractions. */
export const openedDialogs = () => import('./opened-dialogs');
