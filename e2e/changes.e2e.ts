import { addDays, type Booking, type BookingOffers, today } from '@safari/contracts';
import { expectAccessible, expectToFit } from './support/accessibility';
import { aBooking } from './support/booking-form';
import { lettersTo } from './support/mailbox';
import { callsOf, office } from './support/office';
import { notice, openStaffDesk, signInAtOnce } from './support/people';
import { expect, type Page, test } from './support/story';
import { mark } from './support/unique';

const LATER = addDays(today(), 60);

/** The text of the letter with that subject, once it has arrived. */
async function letterTo(to: string, subject: string): Promise<string> {
  const find = async () => (await lettersTo(to)).find((letter) => letter.subject.startsWith(subject))?.text;
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

const read = (page: Page, booking: Booking) => callsOf(page).get<Booking>(`/api/bookings/${booking.id}`);

test('staff offer another date and price; the customer accepts by the link, and operators are asked again', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const customerEmail = `asha-${mark()}@example.com`;
  const booking = await aBooking(page, { customerEmail, preferredDate: addDays(today(), 40) });
  const staff = await openStaffDesk(browser);
  const desk = office(staff);
  const operator = await desk.addCapableOperator(booking);
  await desk.coordinate(booking, [operator.id]);
  await desk.assign(booking, operator);

  await test.step('a colleague changes the same booking meanwhile, and nothing typed is lost', async () => {
    await staff.goto(`/bookings?booking=${booking.id}`);
    await staff.getByRole('button', { name: 'Change Booking' }).click();
    const dialog = staff.getByRole('dialog', { name: `Change ${booking.reference}` });
    await dialog.getByLabel('Travel date').fill(LATER);
    await dialog.getByRole('radio', { name: 'More or less than now, by a percentage' }).click();
    await dialog.getByLabel('Percent', { exact: true }).fill('-10');
    await dialog.getByLabel('Reason').fill('The camp opens later.');
    const { unitPrice, numberOfTravelers, preferredDate, customerName, customerPhone } = booking;
    await callsOf(staff).put<BookingOffers>(`/api/bookings/${booking.id}`, {
      customerName,
      customerEmail,
      customerPhone,
      specialRequests: 'A colleague wrote this.',
      numberOfTravelers,
      preferredDate,
      unitPrice,
      priceRule: 'kept',
      pricePercent: null,
      reason: '',
    });
    await dialog.getByRole('button', { name: 'Save Change' }).click();
    await expect(dialog.getByText('A colleague wrote this.').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Go On With My Changes' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveValue('The camp opens later.');
    await expectAccessible(staff);
    await expectToFit(staff, 390);
    await staff.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Save Change' }).click();
    await expect(notice(staff, 'Change Offered')).toBeVisible();
    await expect(staff.getByText(/decides about a change until/)).toBeVisible();
  });

  await test.step('nothing holds before the customer accepts, and the link works once', async () => {
    expect((await read(page, booking)).preferredDate).toBe(booking.preferredDate);
    const text = await letterTo(customerEmail, `A change of your booking ${booking.reference}`);
    const link = /\/offer\/[\w-]+/.exec(text)?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByText('The camp opens later.')).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, 390);
    await page.getByRole('button', { name: 'Accept Change' }).click();
    await expect(page.getByText('Your Booking Is Changed')).toBeVisible();
    const changed = await read(page, booking);
    expect(changed).toMatchObject({ preferredDate: LATER, specialRequests: 'A colleague wrote this.' });
    expect(Number(changed.totalPrice)).toBeCloseTo(Number(booking.totalPrice) * 0.9);
    await page.goto(link);
    await expect(page.getByText('There is nothing to decide here')).toBeVisible();
  });

  await test.step('the operator is asked about the new date, and the history tells both', async () => {
    await letterTo(operator.contactEmail, `Changed ${booking.reference}`);
    await staff.goto(`/bookings?booking=${booking.id}&view=history`);
    await expect(staff.getByRole('heading', { name: /^Accepted the change/ })).toContainText('→');
  });
});

test('a customer asks for a change, sees what it costs, and staff agree; then the operator is replaced', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const booking = await aBooking(page, { preferredDate: addDays(today(), 40), numberOfTravelers: '2' });
  const staff = await openStaffDesk(browser);
  const desk = office(staff);
  const operator = await desk.addCapableOperator(booking);
  await desk.coordinate(booking, [operator.id]);
  await desk.assign(booking, operator);
  const next = await desk.addCapableOperator(booking);

  await test.step('the total stands there before anything is pressed', async () => {
    await page.goto('/my-bookings');
    await page
      .getByRole('button', { name: `Change Booking: ${booking.itemName}` })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: `Change ${booking.itemName}` });
    await dialog.getByLabel('Number of travelers').fill('3');
    const total = `$${((Number(booking.totalPrice) / 2) * 3).toLocaleString('en-US')}`;
    await expect(dialog.getByText(total)).toBeVisible();
    await dialog.getByLabel('Why would you like to change it?').fill('My sister comes, too.');
    await expectAccessible(page);
    await expectToFit(page, 390);
    await dialog.getByRole('button', { name: 'Ask for This Change' }).click();
    await expect(notice(page, 'We Have Your Wish')).toBeVisible();
    await expect(page.getByText('You asked for this change; we are looking into it')).toBeVisible();
  });

  await test.step('staff accept it, and it holds', async () => {
    await staff.goto(`/bookings?booking=${booking.id}`);
    await expect(staff.getByText('My sister comes, too.')).toBeVisible();
    await staff.getByRole('button', { name: 'Accept Change' }).click();
    await expect(notice(staff, 'Change Accepted')).toBeVisible();
    expect((await read(page, booking)).numberOfTravelers).toBe(3);
  });

  await test.step('another operator takes over, and both hear of it', async () => {
    await staff.getByRole('button', { name: 'Replace Operator' }).click();
    const dialog = staff.getByRole('dialog', { name: `Replace the operator of ${booking.reference}` });
    await dialog.getByRole('button', { name: 'Replace Operator' }).click();
    await expect(dialog.getByText('Say why the operator is replaced.')).toBeVisible();
    await dialog.getByRole('combobox').click();
    await staff.getByRole('option', { name: next.name }).click();
    await dialog.getByLabel('Reason').fill('The road is flooded.');
    await expectAccessible(staff);
    await dialog.getByRole('button', { name: 'Replace Operator' }).click();
    await expect(notice(staff, 'Operator Replaced')).toBeVisible();
    await letterTo(operator.contactEmail, `Released from ${booking.reference}`);
    await letterTo(next.contactEmail, `You run ${booking.reference}`);
  });
});
