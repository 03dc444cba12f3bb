import { browserText, useBrowserText } from '../navigation/browser-text';

const hint = browserText('adminAuthenticated');
const GIVEN = 'true';

/** What this browser remembers of the staff sign-in: a hint for the screen, never the authority. */
export const staffHint = {
  set: () => hint.set(GIVEN),
  isGiven: () => hint.get() === GIVEN,
  clear: () => hint.set(null),
};

/** Follows the hint, also when another tab changes it. */
export function useStaffHint(): boolean {
  return useBrowserText(hint) === GIVEN;
}
