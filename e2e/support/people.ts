import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { User } from '@safari/contracts';
import { settings } from './settings';
import { mark } from './unique';

/** Somebody whom the local provider offers. */
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

/**
 * Signs in at the provider, without a screen.
 * @param who one of those whom it offers, by id, or anybody by name
 */
export async function signInAtProvider(
  request: APIRequestContext,
  who: { person: string } | { name: string },
): Promise<User> {
  const choice = await request.get('/auth/google?returnTo=/api/auth/user');
  const form = /action="([^"]+)"/.exec(await choice.text())?.[1] ?? '';
  const answer = await request.post(new URL(form, choice.url()).href, { form: { ...who } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as User;
}

/** Signs the page's browser in as a customer whom no other story knows. */
export const signInAtOnce = (page: Page): Promise<User> =>
  signInAtProvider(page.request, { name: `Asha ${mark()}` });

/** The calls that follow are staff's. */
export async function callAsStaff(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/auth/admin-login', {
    headers: { origin: settings.origin },
    data: { password: settings.staffPassword },
  });
  expect(answer.status()).toBe(200);
}

/** Signs the page's browser in as staff, without a screen; before its first page. */
export async function signInStaffAtOnce(page: Page): Promise<void> {
  await callAsStaff(page.request);
  await page.addInitScript(() => localStorage.setItem('adminAuthenticated', 'true'));
}

/** Staff log out on the page that is open, and the server has ended their session. */
export async function logOutStaff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Admin Logout' }).click();
  await expect(page.getByRole('link', { name: 'Admin Login' })).toBeVisible();
}

/** A staff desk: a browser of its own, signed in, at that address where one is given. */
export async function openStaffDesk(browser: Browser, address?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInStaffAtOnce(page);
  if (address !== undefined) await page.goto(address);
  return page;
}

/** The newest notification. */
export const notice = (page: Page, title: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(title, { exact: true });
