import { type Browser, expect, type Page } from '@playwright/test';
import { settings } from './settings';

/** Somebody who signs in at the local provider. */
export type Traveler = 'Amina Msafiri' | 'Jonas Fernweh' | 'Grace Wanderer';

/** Chooses an account on the provider's page, where the browser must be now. */
export async function chooseAccount(page: Page, name: Traveler): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.waitForURL((url) => url.origin === settings.origin && !url.pathname.startsWith('/auth/'));
}

export async function signIn(page: Page, name: Traveler): Promise<void> {
  await page.goto('/login');
  await page
    .getByRole('button', { name: 'Continue with Google' })
    .or(page.getByRole('link', { name: 'Continue with Google' }))
    .click();
  await chooseAccount(page, name);
}

/** A staff desk: a browser of its own, signed in, on the list of bookings. */
export async function openStaffDesk(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/adminlogin');
  await page.getByLabel('Password').fill(settings.staffPassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/bookings');
  await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();
  return page;
}

/** The newest notification. */
export const notice = (page: Page, title: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(title, { exact: true });

/** Signs the page's browser in as the customer of the development sign-in, without a screen. */
export async function signInAtOnce(page: Page): Promise<void> {
  const credentials = await page.request.get('/api/auth/dev');
  const answer = await page.request.post('/api/auth/simple-login', {
    headers: { origin: settings.origin },
    data: await credentials.json(),
  });
  expect(answer.status()).toBe(200);
}

/** Signs the page's browser in as staff, without a screen; before its first page. */
export async function signInStaffAtOnce(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/admin-login', {
    headers: { origin: settings.origin },
    data: { password: settings.staffPassword },
  });
  expect(answer.status()).toBe(200);
  await page.addInitScript(() => localStorage.setItem('adminAuthenticated', 'true'));
}
