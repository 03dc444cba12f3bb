/** Everything that opens over a page of packages or attractions. */
export const openedDialogs = () => import('./opened-dialogs');
