import type { Page } from '@playwright/test';

/**
 * Records what a screen reader would announce, from the next page on: text added to existing live regions. A region
 * that is inserted together with its text is not announced, except an alert.
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
