import { test as base, type Page } from '@playwright/test';

export { type Browser, expect, type Locator, type Page, type Request } from '@playwright/test';

/** A page that the server drew can be read at once; what it does with a key or a press it does once it is joined. */
async function answers(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      (!document.getElementById('drawn-page') || document.documentElement.hasAttribute('data-joined')),
  );
}

/** A story, whose pages are joined when it goes on; the browsers that it opened besides its own page are closed at its end, however it ends. */
export const test = base.extend<{ tidiness: undefined }>({
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
  tidiness: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
