import { type Browser, type BrowserContext, test as base, type Page, type TestInfo } from '@playwright/test';

export { type Browser, expect, type Locator, type Page, type Request } from '@playwright/test';

/**
 * Waits until the page responds to keys and presses: a page that the server drew does so only once the page and each
 * remote's part are joined.
 */
async function answers(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.readyState === 'loading') return false;
    if (!document.getElementById('drawn-page')) return true;
    const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    return (
      document.documentElement.hasAttribute('data-joined') &&
      [...document.querySelectorAll('[data-mfe] > :first-child')].every(isReacts)
    );
  });
}

/**
 * Takes a screenshot of each open page of a failed test; Playwright's own option takes one of every closed page, just
 * in case.
 */
async function takePictures(browser: Browser, story: TestInfo): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = story.outputPath(`failed-${index + 1}.png`);
    await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
  }
}

/** Requests that are still running do not fail a finished test. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/**
 * A Playwright test whose `goto` and `reload` wait until the page is joined; closes all browser contexts that the test
 * opened, however it ends.
 */
export const test = base.extend<{ closesContexts: undefined }>({
  context: async ({ context, browser }, run, story) => {
    await run(context);
    if (story.status !== story.expectedStatus) await takePictures(browser, story);
  },
  page: async ({ page }, run) => {
    for (const way of ['goto', 'reload'] as const) {
      const go = page[way].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
      page[way] = async (...args: unknown[]) => {
        const answer = await go(...args);
        await answers(page);
        return answer;
      };
    }
    await run(page);
  },
  closesContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map(close));
    },
    { auto: true },
  ],
});
