/**
 * Runs something while its page is visible: not in a background tab, nor in the browser's page cache.
 * @param begin starts it, and returns the function that ends it
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
