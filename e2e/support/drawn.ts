import { expect, type Page } from '@playwright/test';

/** The HTML of a drawn page; on a busy machine the first answer may be undrawn, so it is requested again. */
export async function drawn(page: Page, address: string, language = 'en'): Promise<string> {
  let html = '';
  const headers = { 'accept-language': language };
  await expect
    .poll(async () => {
      html = await (await page.request.get(address, { headers })).text();
      return html.includes('id="drawn-page"');
    })
    .toBe(true);
  return html;
}

/**
 * Opens the page as the server drew it. An event in between discards the drawn page, so an undrawn page is opened
 * again.
 * @param begin called before each attempt, to reset what the test counts
 */
export async function openDrawn(
  page: Page,
  address: string,
  { language = 'en', begin }: { language?: string; begin?: () => void } = {},
): Promise<void> {
  await expect(async () => {
    await drawn(page, address, language);
    begin?.();
    await page.goto(address);
    await expectDrawn(page);
  }).toPass();
}

/** Makes sure that the page that a link led to is a drawn one; an undrawn one is reloaded. */
export async function bringDrawn(page: Page): Promise<void> {
  await expect(async () => {
    if ((await block(page).count()) === 0) await page.reload();
    await expectDrawn(page);
  }).toPass();
}

const block = (page: Page) => page.locator('#drawn-page');
const expectDrawn = (page: Page) => expect(block(page)).toBeAttached({ timeout: 1_000 });
