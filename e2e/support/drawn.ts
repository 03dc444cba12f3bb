import { expect, type Page } from '@playwright/test';

/** The page as it is drawn; on a busy machine it may come undrawn first, and is drawn for whoever comes next. */
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
