import type { Page } from '@playwright/test';

/** Listens as a screen reader would: the texts that appear in live regions, from the next page on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    const hear = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const region = element?.closest(LIVE);
      if (region?.textContent && !region.closest('[aria-hidden=true]')) heard.push(region.textContent);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        hear(target);
        for (const node of addedNodes) hear(node);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
