import { bookingDialog } from './support/booking-form';
import { chooseAccount, signInAtOnce } from './support/people';
import { settings } from './support/settings';
import { expect, type Page, test } from './support/story';

/** Waits until Back has skipped the sign-in's pages. */
const settled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => history.state?.stepsToSignIn ?? 'none').catch(() => 'moving'))
    .toBe('none');

test('B01 going back after a sign-in leads to where it began, and never to a dead page of the provider', async ({
  page,
}) => {
  await page.goto('/art');
  await page.goto('/?packages=all');
  await page.locator('#packages').getByRole('link', { name: 'Book This Package' }).first().click();
  await chooseAccount(page, 'Jonas Fernweh');
  await expect(bookingDialog(page)).toBeVisible();

  await page.goBack();
  await settled(page);
  await expect(page).toHaveURL('/?packages=all');
  await expect(bookingDialog(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Jonas Fernweh' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/art');
  expect(new URL(page.url()).origin).toBe(settings.origin);
});

test('C01 whoever signs in again on the sign-in page goes back from their bookings in one step', async ({
  page,
}) => {
  await signInAtOnce(page);
  await page.goto('/art');
  await page.goto('/my-bookings');
  await expect(page.getByRole('heading', { name: 'My Bookings', level: 1 })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseAccount(page, 'Grace Wanderer');
  await expect(page.getByRole('heading', { name: 'My Bookings', level: 1 })).toBeVisible();

  await page.goBack();
  await settled(page);
  await expect(page).toHaveURL('/art');
});
