import type { PlaceBooking, Problem } from '@safari/contracts';
import { expectUncovered } from './support/accessibility';
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
import { dollars, somePackage } from './support/catalogue';
import { chooseAccount, notice, signInAtOnce } from './support/people';
import { answerWith, breakDown, countCalls, gate, holdBack } from './support/server-answers';
import { expect, type Locator, type Page, test } from './support/story';

const BOOKINGS = '/api/bookings';

test('B01 a visitor who presses Book signs in and is back where the booking began', async ({ page }) => {
  const item = await somePackage(page);
  await page.goto('/?packages=all');
  const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/auth/google');
  await page
    .locator('#packages')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: item.name, exact: true }) })
    .getByRole('link', { name: 'Book This Package' })
    .click();
  expect((await left).isNavigationRequest()).toBe(true);
  await chooseAccount(page, 'Jonas Fernweh');
  await expect(bookingDialog(page)).toContainText(item.name);
  await expect(page).toHaveURL(`/?packages=all&book=package%3A${item.id}`);
  await bookingDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/?packages=all');
});

test('B02 the dialog shows what is booked, asks for all that is needed, sums it up, and says Submitting... while it waits', async ({
  page,
}) => {
  const item = await somePackage(page);
  await signInAtOnce(page);
  const dialog = await openBooking(page, item);
  const choice = dialog.getByRole('region', { name: 'Your choice' });
  for (const text of [item.name, item.location, dollars(item.price)])
    await expect(choice).toContainText(text);
  await expect(fieldOf(dialog, 'numberOfTravelers')).toHaveValue('1');
  await fillIn(dialog, aWish({ numberOfTravelers: '4' }));
  await expect(dialog.getByRole('region', { name: 'Booking summary' }).getByRole('definition')).toHaveText([
    dollars(item.price),
    '4',
    dollars(Number(item.price) * 4),
  ]);

  await breakDown(page, BOOKINGS);
  const fail = await holdBack(page, BOOKINGS);
  await submit(dialog);
  await expect(dialog.getByRole('button', { name: 'Submitting...', exact: true })).toBeVisible();
  fail();
  await expect(dialog.getByRole('button', { name: 'Book Now', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('B03 a form with faults says each beside its field, moves the focus to the first, and sends nothing', async ({
  page,
}) => {
  await signInAtOnce(page);
  const dialog = await openBooking(page, await somePackage(page));
  const calls = countCalls(page);
  const nothing = { customerName: ' ', customerEmail: '', customerPhone: '', preferredDate: '' };
  await fillIn(dialog, nothing);
  await submit(dialog);
  const faulty = ['customerName', 'customerEmail', 'customerPhone', 'preferredDate'] as const;
  for (const name of faulty) await expect(fieldOf(dialog, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('alert')).toHaveCount(faulty.length);
  await expect(fieldOf(dialog, 'customerName')).toBeFocused();

  await fillIn(dialog, aWish({ specialRequests: '' }));
  for (const email of ['traveler', 'traveler@', 'a b@example.com', 'a@b@example.com']) {
    await fillIn(dialog, { customerEmail: email });
    await submit(dialog);
    await expect(fieldOf(dialog, 'customerEmail')).toBeFocused();
    await expect(fieldOf(dialog, 'customerEmail')).toHaveAccessibleDescription(/valid email/);
  }
  expect(calls(BOOKINGS)).toBe(0);
});

test('B03 travelers are a whole number from 1 to 20, and what is no number falls back to 1', async ({
  page,
}) => {
  await signInAtOnce(page);
  const dialog = await openBooking(page, await somePackage(page));
  const calls = countCalls(page);
  await fillIn(dialog, aWish());
  const field = fieldOf(dialog, 'numberOfTravelers');
  for (const number of ['0', '21', '2.5', '-3']) {
    await field.fill(number);
    await submit(dialog);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('From 1 to 20 travelers');
  }
  await field.selectText();
  await field.press('Backspace');
  await expect(field).toHaveValue('');
  await field.pressSequentially('abc');
  await field.blur();
  await expect(field).toHaveValue('1');
  await field.selectText();
  await field.press('Backspace');
  await field.pressSequentially('3');
  await expect(field).toHaveValue('3');
  await field.fill('1');
  await dialog.getByRole('button', { name: 'Increase' }).click();
  await expect(field).toHaveValue('2');
  expect(calls(BOOKINGS)).toBe(0);
});

test('B03 the server holds the same rules, and says which field breaks them', async ({ page }) => {
  await signInAtOnce(page);
  const good = requestFor(await somePackage(page), aWish());
  const bad: [keyof PlaceBooking, unknown][] = [
    ['customerName', '  '],
    ['customerEmail', 'traveler@'],
    ['customerPhone', ''],
    ['numberOfTravelers', 0],
    ['numberOfTravelers', 21],
    ['numberOfTravelers', 2.5],
    ['numberOfTravelers', 'abc'],
    ['preferredDate', '2020-01-01'],
    ['preferredDate', '2027-02-30'],
    ['preferredDate', ''],
  ];
  for (const [field, value] of bad) {
    const answer = await place(page, { ...good, [field]: value });
    expect([400, 422], `${field} = ${JSON.stringify(value)}`).toContain(answer.status());
    const problem = (await answer.json()) as Problem;
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  }
  expect(await bookingsOf(page, good)).toEqual([]);
});

test('B04 the server takes its own price: a tampered total is refused with the price of now', async ({
  page,
}) => {
  await signInAtOnce(page);
  const item = await somePackage(page);
  const honest = requestFor(item, aWish());
  const answer = await place(page, { ...honest, totalPrice: '1.00' });
  expect(answer.status()).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'price_changed', unitPrice: item.price });
  expect(await bookingsOf(page, honest)).toEqual([]);
});

test('B04 a price that changed while the form was open is said, and the next press books at the new one', async ({
  page,
}) => {
  await signInAtOnce(page);
  const item = await somePackage(page);
  await answerWith(page, '/api/packages', { json: [{ ...item, price: '1.00' }] });
  const dialog = await openBooking(page, item);
  const wish = aWish({ numberOfTravelers: '3' });
  await fillIn(dialog, wish);
  await submit(dialog);
  await expect(dialog.getByText('The price has changed')).toBeVisible();
  await expect(dialog.getByRole('definition').last()).toHaveText(dollars(Number(item.price) * 3));
  await submit(dialog);
  await expect(dialog).toBeHidden();
  expect(await bookingsOf(page, wish)).toMatchObject([
    { unitPrice: item.price, totalPrice: (Number(item.price) * 3).toFixed(2) },
  ]);
});

test('B05 a booking that arrived is said so, the dialog closes empty again, and the list of bookings has it', async ({
  page,
}) => {
  await signInAtOnce(page);
  const [item, { name }] = [await somePackage(page), await currentUser(page)];
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'My Bookings', level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }).click();
  const card = page.locator('#packages').getByRole('article').first();
  await card.getByRole('link', { name: 'Book This Package' }).click();
  const dialog = bookingDialog(page);
  const wish = aWish({ specialRequests: 'Traveling with a drum' });
  await fillIn(dialog, wish);
  await submit(dialog);
  await expect(notice(page, 'Booking Submitted!')).toBeVisible();
  await expect(notice(page, "We'll contact you within 24 hours to confirm your booking.")).toBeVisible();
  await expect(dialog).toBeHidden();
  const [booking] = await bookingsOf(page, wish);
  expect(booking).toMatchObject({ status: 'pending', itemName: item.name, numberOfTravelers: 2 });

  await page.getByRole('button', { name: 'Back to Where You Were' }).click();

  await card.getByRole('link', { name: 'Book This Package' }).click();
  await expect(fieldOf(dialog, 'numberOfTravelers')).toHaveValue('1');
  for (const field of ['customerPhone', 'preferredDate', 'specialRequests'] as const)
    await expect(fieldOf(dialog, field)).toHaveValue('');
  await page.keyboard.press('Escape');

  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'My Bookings' }).click();
  await expect(page.getByText(booking?.reference ?? 'no booking')).toBeVisible();
});

test('B06 S04 a booking that failed is said so, keeps the dialog and all that was typed, and is logged with status and body', async ({
  page,
}) => {
  await signInAtOnce(page);
  const dialog = await openBooking(page, await somePackage(page));
  const wish = aWish();
  await fillIn(dialog, wish);
  const log: string[] = [];
  page.on('console', async (message) => {
    if (message.type() !== 'error') return;
    for (const argument of message.args()) log.push(JSON.stringify(await argument.jsonValue()));
  });
  const failing = [
    [{ status: 500, body: 'The desk is closed' }, '500: The desk is closed'],
    [{ status: 503, body: '' }, '503: Service Unavailable'],
  ] as const;
  for (const [answer, message] of failing) {
    const restore = await answerWith(page, BOOKINGS, answer);
    await submit(dialog);
    await notice(page, 'Booking Failed').hover(); // so that it is not dismissed
    await expect(notice(page, 'There was an error submitting your booking. Please try again.')).toBeVisible();
    await expect.poll(() => log.join()).toContain(message);
    // the toast does not cover the buttons needed next
    for (const name of ['Book Now', 'Cancel', 'Close']) {
      const button = dialog.getByRole('button', { name, exact: true });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeEnabled();
      await expectUncovered(button);
    }
    await restore();
  }
  for (const [name, text] of Object.entries(wish))
    await expect(fieldOf(dialog, name as keyof typeof wish)).toHaveValue(text);
  await submit(dialog);
  await expect(notice(page, 'Booking Submitted!')).toBeVisible();
  expect(await bookingsOf(page, wish)).toHaveLength(1);
});

test('B07 pressing twice, or again after an answer was lost, makes one booking', async ({ page }) => {
  await signInAtOnce(page);
  const dialog = await openBooking(page, await somePackage(page));
  const wish = aWish();
  await fillIn(dialog, wish);
  const bookNow = dialog.getByRole('button', { name: 'Book Now', exact: true });

  // the server stores the booking, but its answer is lost
  await page.route(`**${BOOKINGS}`, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await bookNow.click();
  await expect(notice(page, 'Booking Failed')).toBeVisible();
  expect(await bookingsOf(page, wish)).toHaveLength(1);
  await page.unroute(`**${BOOKINGS}`);

  await bookNow.dblclick();
  await expect(notice(page, 'Booking Submitted!')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await bookingsOf(page, wish)).toHaveLength(1);
});

test('B07 a line that dies without a word is told of after a minute, and booking again makes one booking', async ({
  page,
}) => {
  await page.clock.install();
  await signInAtOnce(page);
  const dialog = await openBooking(page, await somePackage(page));
  const wish = aWish();
  await fillIn(dialog, wish);
  const taken = gate();
  await page.route(`**${BOOKINGS}`, async (route) => {
    await route.fetch();
    taken.open(); // and the answer never arrives
  });
  await submit(dialog);
  await taken.opened;
  await expect(dialog.getByRole('button', { name: 'Submitting...', exact: true })).toBeVisible();
  await page.clock.fastForward('01:01');
  await expect(notice(page, 'Booking Failed')).toBeVisible();
  await page.unroute(`**${BOOKINGS}`);

  await submit(dialog);
  await expect(notice(page, 'Booking Submitted!')).toBeVisible();
  expect(await bookingsOf(page, wish)).toHaveLength(1);
});

test('B07 the same request five times at once makes one booking, and another body under its key is refused', async ({
  page,
}) => {
  await signInAtOnce(page);
  const wish = aWish();
  const request = requestFor(await somePackage(page), wish);
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => place(page, request, key)));
  expect(answers.map((answer) => answer.status())).toEqual(Array(5).fill(201));
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  expect(new Set(ids).size).toBe(1);
  expect(await bookingsOf(page, wish)).toHaveLength(1);
  const other = await place(page, { ...request, specialRequests: 'Another wish' }, key);
  expect(other.status()).toBe(422);
});

test('B03 hostile text is kept as text: nothing runs, nothing is lost, nothing breaks the page', async ({
  page,
}) => {
  await signInAtOnce(page);
  const item = await somePackage(page);
  await page.addInitScript(() => Object.assign(window, { broken: false }));
  const wish = aWish();
  wish.customerName = `<script>broken=true</script> \u202Edesrever\u202C \u200F עברית العربية ${wish.customerName}`;
  wish.specialRequests = `<img src=x onerror="broken=true">\n'; drop table booking; --\n{{7*7}} \${7*7}`;
  const dialog = await openBooking(page, item);
  await fillIn(dialog, wish);
  await submit(dialog);
  await expect(notice(page, 'Booking Submitted!')).toBeVisible();
  expect(await bookingsOf(page, wish)).toMatchObject([{ specialRequests: wish.specialRequests }]);

  await page.goto('/my-bookings');
  const card = page.getByRole('article').filter({ hasText: wish.customerName }).first();
  await expect(card.getByText(wish.customerName, { exact: true })).toBeVisible();
  await expect(card.getByText('{{7*7}} ${7*7}')).toBeVisible();
  await expect(card.locator('img[src=x], script')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { broken: boolean }).broken)).toBe(false);
});

test('B03 B06 ten thousand emoji and a name of a megabyte are refused beside the field, and nothing typed is lost', async ({
  page,
}) => {
  await signInAtOnce(page);
  const dialog = await openBooking(page, await somePackage(page));
  const wish = aWish();
  await fillIn(dialog, wish);
  const [name, requests] = [fieldOf(dialog, 'customerName'), fieldOf(dialog, 'specialRequests')];
  const emoji = '🦒'.repeat(10_000);
  await paste(requests, emoji);
  await submit(dialog);
  await expect(requests).toHaveAttribute('aria-invalid', 'true');
  await expect(requests).toBeFocused();
  await expect(requests).toHaveAccessibleDescription(/At most 2,000 characters, please: these are 10,000/);
  await expect(requests).toHaveValue(emoji);

  await requests.fill('');
  await paste(name, 'N'.repeat(1_000_000));
  await submit(dialog);
  await expect(name).toHaveAccessibleDescription(/At most 120 characters, please: these are 1,000,000/);
  expect((await name.inputValue()).length).toBe(1_000_000);

  await name.fill(wish.customerName);
  await submit(dialog);
  await expect(notice(page, 'Booking Submitted!')).toBeVisible();
  expect(await bookingsOf(page, wish)).toHaveLength(1);
});

test('B06 a line that is away sends nobody from the form: what was typed stands there, and is sent once it is back', async ({
  page,
  context,
}) => {
  await signInAtOnce(page);
  const dialog = await openBooking(page, await somePackage(page));
  const wish = aWish({ specialRequests: 'Written between two hills' });
  await fillIn(dialog, wish);
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/auth/user'));
  await context.setOffline(true);
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await asked;
  await expect(page.getByRole('banner', { includeHidden: true })).toContainText('Login');
  await expect(fieldOf(dialog, 'specialRequests')).toHaveValue(wish.specialRequests);
  await submit(dialog);
  await expect(dialog.getByText('We do not know whether your booking has arrived')).toBeVisible();
  await context.setOffline(false);
  await submit(dialog);
  await expect(dialog).toBeHidden();
  expect(await bookingsOf(page, wish)).toHaveLength(1);
});

test('B06 a server that is away is a failure like any other', async ({ page }) => {
  await signInAtOnce(page);
  const dialog = await openBooking(page, await somePackage(page));
  await fillIn(dialog, aWish());
  await breakDown(page, BOOKINGS);
  await submit(dialog);
  await expect(notice(page, 'Booking Failed')).toBeVisible();
  await expect(dialog).toBeVisible();
});

async function currentUser(page: Page): Promise<{ name: string }> {
  return (await (await page.request.get('/api/auth/user')).json()) as { name: string };
}

/** Sets the text at once: typing a megabyte takes too long. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value');
    value?.set?.call(element, pasted);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}
