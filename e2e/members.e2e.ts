import type { Browser } from '@playwright/test';
import { signInStaffAtOnce } from './support/people';
import { expect, test } from './support/story';

/** A browser whose authenticator says yes at once. */
async function browserWithPasskeys(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { context, page };
}

test('a member of the office joins by a link, signs in by a passkey, is known by name and kept to a role', async ({
  page,
  browser,
}) => {
  await signInStaffAtOnce(page);
  await page.goto('/people');
  await page.getByRole('button', { name: 'Invite a Member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Neema Mwongozi');
  await dialog.getByLabel('Email').fill(`neema.${Date.now()}@example.com`);
  await dialog.getByLabel('Role').click();
  await page.getByRole('option', { name: 'Guide' }).click();
  await dialog.getByRole('button', { name: 'Make the Link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /Neema Mwongozi/ })).toContainText('Invited');

  const { page: own, context } = await browserWithPasskeys(browser);
  await own.goto(link);
  await expect(own.getByRole('heading', { name: 'Karibu, Neema Mwongozi' })).toBeVisible();
  await own.getByRole('button', { name: 'Make My Passkey' }).click();
  await expect(own).toHaveURL(/\/bookings$/);
  await own.getByRole('button', { name: 'Admin Logout' }).click();
  await own.goto('/adminlogin');
  await own.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expect(own).toHaveURL(/\/bookings$/);
  await own.goto('/people');
  await expect(own.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  const sessions = own.getByRole('table', { name: 'Where everybody is signed in' });
  await expect(sessions.getByRole('row', { name: /Neema Mwongozi/ })).toHaveCount(1);
  await expect(own.getByRole('button', { name: 'Invite a Member' })).toHaveCount(0);
  const refused = await own.request.put('/api/operators/1', {
    data: {},
    headers: { origin: new URL(link).origin },
  });
  expect([refused.status(), (await refused.json()).detail]).toEqual([
    403,
    'Your role in the office does not do this.',
  ]);

  // the link has been opened, and what it opened ends when the office says so
  await own.goto('/join');
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText('This invitation does not open any more.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^End Neema Mwongozi/ }).click();
  await own.goto('/operators');
  await expect(own.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
});
