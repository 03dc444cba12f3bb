import { bookingDialog } from './support/booking-form';
import { chooseAccount } from './support/people';
import { settings } from './support/settings';
import { expect, test } from './support/story';

test('B01 going back after a sign-in leads to where it began, and never to a dead page of the provider', async ({
  page,
}) => {
  await page.goto('/art');
  await page.goto('/?packages=all');
  await page.locator('#packages').getByRole('link', { name: 'Book This Package' }).first().click();
  await chooseAccount(page, 'Jonas Fernweh');
  await expect(bookingDialog(page)).toBeVisible();
  const settled = () =>
    expect
      .poll(() => page.evaluate(() => history.state?.stepsToSignIn ?? 'none').catch(() => 'moving'))
      .toBe('none');

  await page.goBack();
  await settled();
  await expect(page).toHaveURL('/?packages=all');
  await expect(bookingDialog(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Jonas Fernweh' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/art');
  expect(new URL(page.url()).origin).toBe(settings.origin);
});
