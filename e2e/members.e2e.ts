import type { Page } from '@playwright/test';
import {
  browserWithPasskeys,
  inviteMember,
  joinByAccount,
  newAuthenticator,
  signInThereAs,
} from './support/members';
import { logOutStaff } from './support/people';
import { expect, test } from './support/story';
import { mark } from './support/unique';

/** Navigates away and back within the page, which refetches data. */
async function lookAgain(page: Page): Promise<void> {
  const office = page.getByRole('navigation', { name: 'Back office' });
  await office.getByRole('link', { name: 'Bookings' }).click();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toHaveCount(0);
  await office.getByRole('link', { name: 'People' }).click();
}

test('a member of the office joins by a link, signs in by a passkey, is known by name and kept to a role', async ({
  page,
  browser,
}) => {
  const link = await inviteMember(page, 'Neema Mwongozi', 'Guide', `neema-${mark()}@example.com`);
  await expect(page.getByRole('row', { name: /Neema Mwongozi/ })).toContainText('Invited');

  const { page: own, context } = await browserWithPasskeys(browser);
  await own.goto(link);
  await expect(own.getByRole('heading', { name: 'Karibu, Neema Mwongozi' })).toBeVisible();
  await own.getByRole('button', { name: 'Make My Passkey' }).click();
  await expect(own).toHaveURL(/\/bookings$/);
  await logOutStaff(own);
  await own.goto('/adminlogin');
  await own.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expect(own).toHaveURL(/\/bookings$/);
  await own.goto('/people');
  await expect(own.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  const sessions = own.getByRole('table', { name: 'Where you are signed in' });
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

  // the link is used up, and the session that it opened ends when the office says so
  await own.goto('/join');
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText('This invitation does not open any more.')).toBeVisible();
  await lookAgain(page);
  await page.getByRole('button', { name: /^End Neema Mwongozi/ }).click();
  await expect(page.getByRole('button', { name: /^End Neema Mwongozi/ })).toHaveCount(0);
  await own.goto('/operators');
  await expect(own.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
});

test('a member adds a passkey of another device, names both, and keeps the last', async ({
  page,
  browser,
}) => {
  const link = await inviteMember(page, 'Baraka Mpishi', 'Staff', `baraka-${mark()}@example.com`);
  const { page: own, devtools, authenticatorId: telephone } = await browserWithPasskeys(browser);
  await own.goto(link);
  await own.getByRole('button', { name: 'Make My Passkey' }).click();
  await expect(own).toHaveURL(/\/bookings$/);
  await own.goto('/people');
  const passkeys = own.getByRole('table', { name: 'Your passkeys' });
  await expect(passkeys.getByRole('row')).toHaveCount(2);

  await own.getByRole('button', { name: 'Add a Passkey' }).click();
  const dialog = own.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Office laptop');
  await dialog.getByRole('button', { name: 'Confirm It Is You' }).click();
  await expect(dialog.getByRole('button', { name: 'Make the Passkey' })).toBeVisible();
  await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: telephone });
  await newAuthenticator(devtools);
  await dialog.getByRole('button', { name: 'Make the Passkey' }).click();
  await expect(passkeys.getByRole('row', { name: /Office laptop/ })).toBeVisible();

  await passkeys.getByRole('button', { name: /^Rename (?!Office)/ }).click();
  await dialog.getByLabel('Name').fill('Telephone');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(passkeys.getByRole('row', { name: /Telephone/ })).toBeVisible();

  // an owner sees both passkeys, and removes the lost one
  await page.getByRole('button', { name: 'Passkeys of Baraka Mpishi' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /Telephone/ })).toBeVisible();
  await own.getByRole('button', { name: 'Remove Telephone' }).click();
  await own.getByRole('button', { name: 'Confirm and Remove' }).click();
  await expect(passkeys.getByRole('row', { name: /Telephone/ })).toHaveCount(0);
  await own.getByRole('button', { name: 'Remove Office laptop' }).click();
  await own.getByRole('button', { name: 'Confirm and Remove' }).click();
  await expect(own.getByText('This is the only way to sign in that is left.')).toBeVisible();
  await own.getByRole('button', { name: 'Cancel' }).click();

  await logOutStaff(own);
  await own.goto('/adminlogin');
  await own.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expect(own).toHaveURL(/\/bookings$/);
});

test('a member joins by their office account, signs in by it, and makes a passkey once the provider has confirmed them', async ({
  page,
  browser,
}) => {
  const one = mark();
  const name = `Zawadi ${one}`;
  const link = await inviteMember(page, name, 'Staff', `zawadi.${one}@example.com`);
  const { page: own } = await browserWithPasskeys(browser);
  await own.goto(link);
  await expect(own.getByText(`the account of zawadi.${one}@example.com`)).toBeVisible();

  // another person's account is refused, and the invitation stays valid
  await own.getByRole('button', { name: 'Join by My Account' }).click();
  await own.getByRole('button', { name: 'Grace Wanderer' }).click();
  await expect(own.getByText('This is another account than the one that was asked for.')).toBeVisible();
  await own.getByRole('button', { name: 'Join by My Account' }).click();
  await signInThereAs(own, name);
  await expect(own).toHaveURL(/\/bookings$/);
  await logOutStaff(own);

  await own.goto('/adminlogin');
  await own.getByRole('link', { name: 'Sign In with My Office Account' }).click();
  await own.getByRole('button', { name: 'Amina Msafiri' }).click();
  await expect(own.getByText('Nobody of the office signs in by this account.')).toBeVisible();
  await own.getByRole('link', { name: 'Sign In with My Office Account' }).click();
  await signInThereAs(own, name);
  await expect(own).toHaveURL(/\/bookings$/);

  await own.goto('/people');
  await expect(own.getByRole('row', { name: new RegExp(`${name}.*Last on`) })).toContainText('You');
  await own.getByRole('button', { name: 'Add a Passkey' }).click();
  await own.getByRole('button', { name: 'Sign In Again' }).click();
  await signInThereAs(own, name);
  const dialog = own.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Office laptop');
  await dialog.getByRole('button', { name: 'Make the Passkey' }).click();
  await expect(own.getByRole('row', { name: /Office laptop/ })).toBeVisible();
  await expect(own).toHaveURL(/\/people$/);

  // both are ways to sign in, so the last passkey may be removed
  await own.getByRole('button', { name: 'Remove Office laptop' }).click();
  await own.getByRole('button', { name: 'Sign In Again' }).click();
  await signInThereAs(own, name);
  await own.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(own.getByText('No passkey yet')).toBeVisible();

  // an owner removes the member, and the account no longer signs in
  await page.getByRole('button', { name: `Let ${name} go` }).click();
  await page.getByRole('button', { name: 'Let Go' }).click();
  await expect(page.getByRole('row', { name })).toHaveCount(0);
  await own.goto('/adminlogin');
  await own.getByRole('link', { name: 'Sign In with My Office Account' }).click();
  await signInThereAs(own, name);
  await expect(own.getByText('Nobody of the office signs in by this account.')).toBeVisible();
});

test('whose session has ended signs in by their account in another tab, and goes on where they were', async ({
  page,
  browser,
}) => {
  const one = mark();
  const name = `Tatu ${one}`;
  const link = await inviteMember(page, name, 'Staff', `tatu.${one}@example.com`);
  const { page: own, context } = await joinByAccount(browser, link, name);
  await own.goto('/operators');
  await own.getByRole('button', { name: 'Add Operator' }).click();
  await own.getByRole('dialog').getByLabel('Name').first().fill('Half typed');

  await lookAgain(page);
  await page.getByRole('button', { name: new RegExp(`^End ${name}`) }).click();
  const tab = context.waitForEvent('page');
  await own.getByRole('link', { name: 'Sign In with My Office Account' }).click();
  const aside = await tab;
  await signInThereAs(aside, name);
  await expect(aside).toHaveURL(/\/bookings$/);
  await expect(own.getByRole('link', { name: 'Sign In with My Office Account' })).toHaveCount(0);
  await expect(own.getByRole('dialog').getByLabel('Name').first()).toHaveValue('Half typed');
});
