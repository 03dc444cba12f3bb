/** What this window kept of what was typed goes with whoever typed it: the next person here is another one. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    return; // storage is switched off, so nothing was kept
  }
}
