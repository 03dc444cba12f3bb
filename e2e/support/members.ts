import { type Browser, type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { signInStaffAtOnce } from './people';

/** A browser with a virtual authenticator that confirms at once. */
export async function browserWithPasskeys(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const authenticatorId = await newAuthenticator(devtools);
  return { context, page, devtools, authenticatorId };
}

export async function newAuthenticator(devtools: CDPSession): Promise<string> {
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

/** Invites somebody by the shared password. @returns the invitation's link */
export async function inviteMember(page: Page, name: string, role: string, email: string): Promise<string> {
  await signInStaffAtOnce(page);
  await page.goto('/people');
  const dialog = await fillInInvitation(page, { name, role, email });
  await dialog.getByRole('button', { name: 'Make the Link' }).click();
  return takeLink(dialog);
}

/** Fills in the invitation on the page of people. @returns the dialog */
export async function fillInInvitation(
  page: Page,
  { name, role, email }: Record<'name' | 'role' | 'email', string>,
): Promise<Locator> {
  await page.getByRole('button', { name: 'Invite a Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a Member' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').click();
  await page.getByRole('option', { name: role }).click();
  return dialog;
}

/** Closes a dialog with a one-time link. @returns the link */
export async function takeLink(dialog: Locator): Promise<string> {
  const link = await dialog.getByLabel('Link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** Joins by the link and an office account, in a browser of their own. */
export async function joinByAccount(browser: Browser, link: string, name: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('button', { name: 'Join by My Account' }).click();
  await signInThereAs(page, name);
  await expect(page).toHaveURL(/\/bookings$/);
  return { context, page };
}

/** Signs in on the provider's page. */
export async function signInThereAs(page: Page, name: string): Promise<void> {
  await page.getByLabel('Somebody else').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}
