/**
 * Runs what `begin` begins while its page is on screen, not in a tab behind another nor kept for Back.
 * @param begin returns what ends it
 */
export function whileShown(tab: Window, begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  const turn = (shown: boolean) => {
    if (shown) end ??= begin();
    else {
      end?.();
      end = undefined;
    }
  };
  const follow = () => turn(tab.document.visibilityState !== 'hidden');
  const leave = () => turn(false);

  follow();
  tab.document.addEventListener('visibilitychange', follow);
  tab.addEventListener('pageshow', follow);
  tab.addEventListener('pagehide', leave);
  return () => {
    tab.document.removeEventListener('visibilitychange', follow);
    tab.removeEventListener('pageshow', follow);
    tab.removeEventListener('pagehide', leave);
    leave();
  };
}
