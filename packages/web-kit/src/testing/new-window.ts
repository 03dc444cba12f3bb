import { closeDrafts } from '../forms/drafts';

/** Resets to a newly opened window: nothing typed, nothing stored. */
export function newWindow(): void {
  closeDrafts();
  sessionStorage.clear();
}
