import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { User } from '@safari/contracts';
import { settings } from './settings';
import { mark } from './unique';

/** One of the people that the local provider offers. */
export type Traveler = 'Amina Msafiri' | 'Jonas Fernweh' | 'Grace Wanderer';

/** Chooses an account on the provider's page, which must be open. */
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
 * Signs in at the provider by API calls.
 * @param who the id of an offered person, or any name
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

/** Signs the page's browser in as a new customer. */
export const signInAtOnce = (page: Page): Promise<User> =>
  signInAtProvider(page.request, { name: `Asha ${mark()}` });

/** Signs in as staff for the calls that follow. */
export async function callAsStaff(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/auth/admin-login', {
    headers: { origin: settings.origin },
    data: { password: settings.staffPassword },
  });
  expect(answer.status()).toBe(200);
}

/** Signs the page's browser in as staff without a screen; call it before its first page. */
export async function signInStaffAtOnce(page: Page): Promise<void> {
  await callAsStaff(page.request);
  await page.addInitScript(() => localStorage.setItem('adminAuthenticated', 'true'));
}

/** Logs staff out on the open page, and waits until the server has ended the session. */
export async function logOutStaff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Admin Logout' }).click();
  await expect(page.getByRole('link', { name: 'Admin Login' })).toBeVisible();
}

/** Opens a new browser that is signed in as staff, at that address if given. */
export async function openStaffDesk(browser: Browser, address?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInStaffAtOnce(page);
  if (address !== undefined) await page.goto(address);
  return page;
}

/** The newest toast with that title. */
export const notice = (page: Page, title: string) =>
  page.getByRole('region', { name: /notifications/i }).getByText(title, { exact: true });
