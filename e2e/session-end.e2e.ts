import { expectAccessible, expectToFit } from './support/accessibility';
import { aBooking } from './support/booking-form';
import { somePackage } from './support/catalogue';
import {
  chooseAccount,
  notice,
  openStaffDesk,
  signIn,
  signInAtOnce,
  signInStaffAtOnce,
} from './support/people';
import { countCalls, holdBack } from './support/server-answers';
import { settings } from './support/settings';
import { expect, type Page, test } from './support/story';

const DAY_MS = 86_400_000;
const stillThere = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

test('S10 staff who do nothing for an hour are warned in every tab, stay by one word, and else sign in again where they were', async ({
  page,
  context,
}) => {
  await signInStaffAtOnce(page);
  await page.clock.install();
  await page.goto('/operators?add=true');
  const form = page.getByRole('dialog', { name: /operator/i });
  const name = form.getByLabel('Name', { exact: false }).first();
  await name.fill('Half a camp');
  const other = await context.newPage();
  const told = other.waitForResponse('**/api/auth/session-use'); // from then on this tab checks the clock
  await other.goto('/bookings');
  await told;
  await expect(other.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();

  await test.step('the warning comes five minutes before the end, over what is being typed', async () => {
    await page.clock.fastForward('56:00'); // for all tabs
    for (const tab of [page, other]) await expect(stillThere(tab)).toContainText(/in [45] minutes/);
    await expectAccessible(page);
    await expectToFit(page, 320);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await page.keyboard.press('Enter');
    for (const tab of [page, other]) await expect(stillThere(tab)).toBeHidden();
    await expect(name).toHaveValue('Half a camp');
    expect((await page.request.get('/api/auth/staff')).status()).toBe(200);
  });

  await test.step('when nobody answers, the screen asks for the password and gives back what was typed', async () => {
    await page.request.post('/api/auth/admin-logout', { headers: { origin: settings.origin } });
    await page.clock.fastForward('02:00:00');
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await page.getByLabel('Password').fill(settings.staffPassword);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(name).toHaveValue('Half a camp');
  });
});

test('staff whose session ends while they cancel a booking sign in again, find what they wrote, and cancel it once', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  const staff = await openStaffDesk(browser, `/bookings?booking=${booking.id}`);
  await staff.getByRole('button', { name: 'Cancel Booking' }).click();
  const dialog = staff.getByRole('dialog', { name: `Cancel ${booking.reference}` });
  const reason = dialog.getByLabel('Reason');
  const confirm = dialog.getByRole('button', { name: 'Cancel Booking' });
  await dialog.getByRole('radio', { name: 'We cannot run it' }).click();
  await reason.fill('The road is flooded.');
  await staff.context().clearCookies();
  const calls = countCalls(staff);
  // what the action invalidates is refetched only then, when the screen is hidden already
  const answer = await holdBack(staff, '/api/auth/user');
  const ended = staff.getByText('Your session has ended');
  // the screen may have changed before the press, since others book meanwhile
  await expect(async () => {
    if (await ended.isHidden()) await confirm.click({ timeout: 2_000 });
    await expect(ended).toBeVisible({ timeout: 2_000 });
  }).toPass();
  answer();
  await staff.getByLabel('Password').fill(settings.staffPassword);
  await staff.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(reason).toHaveValue('The road is flooded.');
  // a hidden screen does not poll
  expect(calls('/api/auth/admin-sign-ins')).toBeLessThan(5);
  await expect(dialog.getByRole('radio', { name: 'We cannot run it' })).toBeChecked();
  await expect(dialog).not.toContainText('Staff must sign in first');
  await confirm.click();
  await expect(notice(staff, 'Booking Cancelled')).toBeVisible();
});

for (const where of ['the landing page', 'its own page'] as const)
  test(`S08 a customer whose session nobody used while they booked on ${where} reads that it is kept, signs in again and finds it`, async ({
    page,
  }) => {
    await signIn(page, 'Amina Msafiri');
    await page.clock.install();
    const { id } = await somePackage(page);
    await page.goto(`${where === 'the landing page' ? '/' : `/packages/${id}`}?book=package:${id}`);
    const requests = page.getByRole('dialog').getByLabel('Special requests');
    await requests.fill('A window to the east');
    await page.request.post('/api/auth/logout', { headers: { origin: settings.origin } });
    await page.clock.fastForward(15 * DAY_MS);
    await expect(page.getByText('What you typed is kept: you find it once you sign in again.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await chooseAccount(page, 'Amina Msafiri');
    await expect(requests).toHaveValue('A window to the east');
  });
