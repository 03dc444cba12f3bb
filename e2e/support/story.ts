import { test as base } from '@playwright/test';

export { type Browser, expect, type Locator, type Page, type Request } from '@playwright/test';

/** A story; the browsers that it opened besides its own page are closed at its end, however it ends. */
export const test = base.extend<{ tidiness: undefined }>({
  tidiness: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
