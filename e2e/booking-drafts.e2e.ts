import {
  aWish,
  bookingDialog,
  bookingsOf,
  fieldOf,
  fillIn,
  openBooking,
  place,
  requestFor,
  submit,
} from './support/booking-form';
import { somePackage } from './support/catalogue';
import { notice, signInAtOnce } from './support/people';
import { expect, type Page, test } from './support/story';

const BOOKINGS = '**/api/bookings';

for (const width of [390, 1440])
  test(`B03 the travelers field at ${width} px is emptied and typed anew, and one finger counts it up`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAtOnce(page);
    const dialog = await openBooking(page, await somePackage(page));
    const field = fieldOf(dialog, 'numberOfTravelers');
    await field.click();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await expect(field).toHaveValue('');
    await page.keyboard.type('3');
    await expect(field).toHaveValue('3');
    await dialog.getByRole('button', { name: 'Increase' }).click();
    await expect(field).toHaveValue('4');
    await field.fill('');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('1');
  });

test('B03 what cannot be booked is refused beside its field, in the words of the server', async ({
  page,
}) => {
  await signInAtOnce(page);
  const item = await somePackage(page);
  const dialog = await openBooking(page, item);
  const wish = aWish();
  const wrong = [
    ['preferredDate', '2099-01-01'],
    ['customerPhone', '0754 123 456'],
    ['customerPhone', '+255 12'],
  ] as const;
  for (const [name, value] of wrong) {
    await fillIn(dialog, { ...wish, [name]: value });
    await submit(dialog);
    await expect(fieldOf(dialog, name)).toBeFocused();
    const answer = await place(page, { ...requestFor(item, wish), [name]: value });
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    await expect(fieldOf(dialog, name)).toHaveAccessibleDescription(
      new RegExp(errors[name]?.[0]?.replace(/[+.]/g, '\\$&') ?? 'no words'),
    );
    await expect(fieldOf(dialog, name)).toHaveValue(value);
  }
  expect(await bookingsOf(page, wish)).toEqual([]);
});

test('B07 a reload after a lost answer makes no second booking and shows the first', async ({ page }) => {
  await signInAtOnce(page);
  const dialog = await openBooking(page, await somePackage(page));
  const wish = aWish();
  await fillIn(dialog, wish);
  await page.route(BOOKINGS, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit(dialog);
  await expect(notice(page, 'Booking Failed')).toBeVisible();
  await page.unroute(BOOKINGS);
  await page.reload();
  await expect(notice(page, 'Booking Submitted!')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await bookingsOf(page, wish)).toHaveLength(1);
});

test('B07 a reload in the middle of sending loses nothing and books once', async ({ page }) => {
  await signInAtOnce(page);
  const item = await somePackage(page);
  const dialog = await openBooking(page, item);
  const wish = aWish();
  await fillIn(dialog, wish);
  // the request is never sent
  await page.route(BOOKINGS, () => undefined);
  await submit(dialog);
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.reload();
  await page.unroute(BOOKINGS);
  await expect(dialog).toContainText('Your booking has not arrived');
  for (const [name, text] of Object.entries(wish))
    await expect(fieldOf(dialog, name as keyof typeof wish)).toHaveValue(text);
  await submit(dialog);
  await expect(notice(page, 'Booking Submitted!')).toBeVisible();
  expect(await bookingsOf(page, wish)).toHaveLength(1);
});

test('B07 the same trip, date and party are booked again only after a question', async ({ page }) => {
  await signInAtOnce(page);
  const item = await somePackage(page);
  const wish = aWish();
  expect((await place(page, requestFor(item, wish))).status()).toBe(201);
  const dialog = await openBooking(page, item);
  await fillIn(dialog, wish);
  const question = page.getByRole('alertdialog', { name: 'You have asked for this already' });
  await submit(dialog);
  await question.getByRole('button', { name: 'Keep the One I Have' }).click();
  expect(await bookingsOf(page, wish)).toHaveLength(1);
  await submit(dialog);
  await question.getByRole('button', { name: 'Book It Once More' }).click();
  await expect(notice(page, 'Booking Submitted!')).toBeVisible();
  expect(await bookingsOf(page, wish)).toHaveLength(2);
});

test('what one person typed is gone when they sign out, and the next one here sees none of it', async ({
  page,
  context,
}) => {
  const asha = await signInAtOnce(page);
  const item = await somePackage(page);
  const wish = aWish({ customerPhone: '+255 754 000 777' });
  await fillIn(await openBooking(page, item), wish);
  // the same customer in another tab
  const other = await context.newPage();
  await fillIn(await openBooking(other, item), wish);
  await other.goto('/');
  const kept = (tab: Page) =>
    tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')).length);
  await expect.poll(() => kept(other)).toBe(1);
  const stored = await other.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  for (const text of [wish.customerPhone, wish.customerName, 'booking', asha.id])
    expect(stored).not.toContain(text);

  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: asha.name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  for (const tab of [page, other]) await expect.poll(() => kept(tab)).toBe(0);

  await signInAtOnce(page);
  await openBooking(page, item);
  await expect(fieldOf(bookingDialog(page), 'customerPhone')).toHaveValue('');
  await expect(fieldOf(bookingDialog(page), 'customerName')).not.toHaveValue(wish.customerName);

  // signing out by a page of the server runs no script on the page that is left
  await fillIn(bookingDialog(page), wish);
  await expect.poll(() => kept(page)).toBe(1);
  await page.goto('/auth/logout');
  await expect(page).toHaveURL('/');
  await expect.poll(() => kept(page)).toBe(0);
});
