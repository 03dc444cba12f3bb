import type { Page } from '@playwright/test';

/**
 * Listens as a screen reader would, from the next page on: to the texts that appear in live regions which were there
 * before them. A region that comes with its text is not read out, but for an alert.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output';
    const known = new WeakSet<Element>();
    const hear = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const region = element?.closest(LIVE);
      if (!region?.textContent || region.closest('[aria-hidden=true]')) return;
      if (known.has(region) || region.role === 'alert') heard.push(region.textContent);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        hear(target);
        for (const node of addedNodes) hear(node);
      }
      for (const region of document.querySelectorAll(LIVE)) known.add(region);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
