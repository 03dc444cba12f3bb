import { type Booking, today } from '@safari/contracts';
import { lettersTo } from './support/mailbox';
import { chooseAccount, notice } from './support/people';
import { settings } from './support/settings';
import { expect, type Page, test } from './support/story';
import { watch } from './support/watch';

const PROVIDER = new URL(settings.origin);
PROVIDER.port = String(Number(PROVIDER.port) + 1);

/** The booking's card in the staff's list. */
const cardOf = (page: Page, booking: Booking) => page.getByRole('listitem').filter({ hasText: booking.id });

test('P01 P08 P13 P14 B01 B02 B04 B05 A01 A06 A10 A11 A12 A13 C03: a booking travels from the shop window to the journey home', async ({
  browser,
  page,
}) => {
  // a slow part on a busy machine logs a timeout; that it appears is tested below
  const complaints = watch(page, [settings.origin, PROVIDER.origin], /no answer in 3 s/);
  const artworks = page.locator('#art article');
  const staff = await test.step('staff sign in', async () => {
    const desk = await (await browser.newContext()).newPage();
    await desk.goto('/adminlogin');
    await desk.getByLabel('Password').fill(settings.staffPassword);
    await desk.getByRole('button', { name: 'Login', exact: true }).click();
    await desk.waitForURL('**/bookings');
    await desk.getByRole('tab', { name: /^Pending/ }).click();
    return desk;
  });

  await test.step('a visitor sees packages, opens an itinerary and presses Book', async () => {
    await page.goto('/');
    const packages = page.locator('#packages').getByRole('article');
    await expect(packages).toHaveCount(3);
    await expect(artworks).toHaveCount(3);
    await packages
      .filter({ hasText: 'The Northern Circuit' })
      .getByRole('link', { name: 'View Itinerary' })
      .click();
    const itinerary = page.getByRole('dialog', { name: 'The Northern Circuit' });
    await expect(itinerary.getByText('Small Groups, Max 12 people')).toBeVisible();
    await expect(itinerary.getByText('Day 7', { exact: true })).toBeVisible();
    await itinerary.getByRole('button', { name: 'Book This Package Now' }).click();
  });

  await test.step('signs in and is back where the booking began', async () => {
    await chooseAccount(page, 'Grace Wanderer');
    await expect(page.getByRole('dialog', { name: 'Book Your Safari Package' })).toBeVisible();
    await expect(artworks).toHaveCount(3);
    expect(new URL(page.url()).searchParams.get('book')).toMatch(/^package:\d+$/);
  });

  const booking = await test.step('books', async () => {
    const form = page.getByRole('dialog', { name: 'Book Your Safari Package' });
    await expect(form.getByLabel('Full name')).toHaveValue('Grace Wanderer');
    await form.getByLabel('Phone').fill('+255 700 123 456');
    await form.getByLabel('Number of travelers').fill('2');
    await form.getByLabel('Preferred start date').fill(today());
    await form.getByLabel('Special requests').fill('A window seat, please');
    await expect(form.getByText('$5,960')).toBeVisible();
    await expect(form.getByText('By booking you accept these cancellation terms')).toBeVisible();
    const placed = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/bookings') && answer.request().method() === 'POST',
    );
    await form.getByRole('button', { name: 'Book Now' }).click();
    await expect(notice(page, 'Booking Submitted!')).toBeVisible();
    await expect(notice(page, "We'll contact you within 24 hours to confirm your booking.")).toBeVisible();
    await expect(form).toBeHidden();
    return (await (await placed).json()) as Booking;
  });

  await test.step('staff see it as Pending without reloading', async () => {
    // new bookings are announced, and shown on request; other tests book meanwhile
    await expect(async () => {
      const announced = staff.getByRole('button', { name: /^\d+ new$/ });
      if (await announced.isVisible()) await announced.click();
      await expect(cardOf(staff, booking)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(cardOf(staff, booking).getByText('PENDING', { exact: true })).toBeVisible();
    await expect(cardOf(staff, booking).getByText('A window seat, please')).toBeVisible();
  });

  const asked = await test.step('staff select operators and coordinate', async () => {
    await cardOf(staff, booking).getByRole('button', { name: 'Select Operators' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Select Operators for Coordination' });
    const operators = dialog.getByRole('checkbox');
    await expect(operators.first()).toBeVisible();
    await expect(dialog.getByText('0 operator(s) selected')).toBeVisible();
    const count = Math.min(3, await operators.count());
    for (let index = 0; index < count; index += 1) await operators.nth(index).check();
    const done = staff.waitForResponse((answer) => answer.url().endsWith('/coordinate'));
    await dialog.getByRole('button', { name: `Coordinate with ${count} Operator(s)` }).click();
    await expect(dialog).toBeHidden();
    const { communications, availabilityRequests } = (await (await done).json()) as {
      communications: { operatorId: number; communicationType: string }[];
      availabilityRequests: { operatorId: number; requestStatus: string }[];
    };
    expect(communications).toHaveLength(count);
    expect(availabilityRequests.map(({ requestStatus }) => requestStatus)).toEqual(
      Array(count).fill('pending'),
    );
    return communications;
  });

  await test.step('every operator that is told by e-mail has one real message', async () => {
    const operators = (await (await staff.request.get('/api/operators')).json()) as {
      id: number;
      contactEmail: string;
    }[];
    const told = asked.filter(({ communicationType }) => communicationType === 'email');
    for (const { operatorId } of told) {
      const address = operators.find(({ id }) => id === operatorId)?.contactEmail ?? '';
      await expect
        .poll(
          async () =>
            (await lettersTo(address)).filter(({ text }) => text.includes(booking.reference)).length,
        )
        .toBe(1);
    }
  });

  await test.step('staff assign one of them: Confirmed', async () => {
    await cardOf(staff, booking).getByRole('link', { name: 'View Chat' }).click();
    await staff
      .getByRole('button', { name: /^Confirm/ })
      .first()
      .click();
    await expect(notice(staff, 'Operator Confirmed')).toBeVisible();
    await expect(staff.getByRole('tab', { name: 'Payment' })).toBeVisible();
    await page.goto('/my-bookings');
    await expect(customerCard(page, booking).getByText('Confirmed', { exact: true })).toBeVisible();
  });

  await test.step('staff send the invoice to the customer and one more address', async () => {
    await staff.goto('/bookings?tab=confirmed');
    await cardOf(staff, booking).getByRole('button', { name: 'Send Invoice' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Send Payment Invoice' });
    const second = `office-${booking.reference.toLowerCase()}@example.com`;
    await dialog.getByLabel(/Additional recipient/).fill(second);
    await staff.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Send Payment Invoice to 2 Recipient(s)' }).click();
    await expect(notice(staff, 'Invoice Sent Successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    for (const address of ['grace@example.com', second]) {
      await expect
        .poll(
          async () =>
            (await lettersTo(address)).filter(
              ({ subject, text }) => subject.startsWith('Invoice') && text.includes(booking.reference),
            ).length,
        )
        .toBe(1);
    }
  });

  await test.step('staff record the payment: Paid, and the customer sees it live', async () => {
    await cardOf(staff, booking).getByRole('link', { name: 'View Chat' }).click();
    await staff.getByRole('tab', { name: 'Payment' }).click();
    await staff.getByRole('button', { name: 'Record Payment' }).click();
    await expect(customerCard(page, booking).getByText('Payment received', { exact: true })).toBeVisible();
    await staff.getByRole('button', { name: 'Mark Reconciled' }).click();
    await expect(customerCard(page, booking).getByText('Paid', { exact: true })).toBeVisible();
  });

  await test.step('staff mark it completed, and the customer sees it live', async () => {
    await staff.goto('/bookings?tab=paid');
    await cardOf(staff, booking).getByRole('button', { name: 'Mark Completed' }).click();
    await staff.getByRole('button', { name: 'Complete Now' }).click();
    await expect(notice(staff, 'Booking Completed')).toBeVisible();
    await expect(customerCard(page, booking).getByText('Completed', { exact: true })).toBeVisible();
  });

  complaints.expectNone();
});

function customerCard(page: Page, booking: Booking) {
  return page.getByRole('article').filter({ hasText: booking.reference });
}
