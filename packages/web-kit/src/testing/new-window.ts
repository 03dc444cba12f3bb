import { closeDrafts } from '../forms/drafts';

/** As in a window that was just opened: nothing was typed, nothing is kept. */
export function newWindow(): void {
  closeDrafts();
  sessionStorage.clear();
}
