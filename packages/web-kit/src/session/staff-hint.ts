import { browserText, useBrowserText } from '../navigation/browser-text';

const hint = browserText('adminAuthenticated');
const GIVEN = 'true';

/** Whether staff are signed in, as this browser remembers it: a hint for the screen, never an authorization. */
export const staffHint = {
  set: () => hint.set(GIVEN),
  isGiven: () => hint.get() === GIVEN,
  clear: () => hint.set(null),
};

/** The hint; re-renders when it changes, also in another tab. */
export function useStaffHint(): boolean {
  return useBrowserText(hint) === GIVEN;
}
