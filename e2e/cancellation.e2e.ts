import { addDays, type BookingCancellation, formatMoney, today } from '@safari/contracts';
import { expectAccessible, expectToFit } from './support/accessibility';
import { aBooking } from './support/booking-form';
import { choose } from './support/choices';
import { lettersTo } from './support/mailbox';
import { callsOf, office } from './support/office';
import { notice, openStaffDesk, signInAtOnce } from './support/people';
import { expect, test } from './support/story';
import { mark } from './support/unique';

test('a customer sees what a cancellation costs before they press, and everybody concerned hears of it', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const customerEmail = `asha-${mark()}@example.com`;
  const booking = await aBooking(page, { customerEmail, preferredDate: addDays(today(), 40) });
  const staff = await openStaffDesk(browser);
  const desk = office(staff);
  const [chosen, other] = [await desk.addCapableOperator(booking), await desk.addCapableOperator(booking)];
  await desk.coordinate(booking, [chosen.id, other.id]);
  await desk.assign(booking, chosen);
  const subjects = async (to: string) => (await lettersTo(to)).map(({ subject }) => subject);
  const notNeeded = expect.stringContaining(`Not needed for ${booking.reference}`);
  await expect.poll(() => subjects(other.contactEmail)).toContainEqual(notNeeded);
  await desk.move(booking, 'paid');
  const { costs } = await callsOf(page).get<BookingCancellation>(`/api/bookings/${booking.id}/cancellation`);
  const { kept = '', refund = '' } = costs?.customer ?? {};
  const letterMoney = (amount: string) => formatMoney(amount, 'USD', { locale: 'en-US', decimals: 'always' });
  const shown = (amount: string) => `$${Number(amount).toLocaleString('en-US')}`;

  await test.step('what stays and what comes back stands above the button', async () => {
    await page.goto('/my-bookings');
    await page.getByRole('button', { name: `Cancel Booking: ${booking.itemName}` }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel ${booking.itemName}?` });
    await expect(dialog).toContainText(`We keep${shown(kept)}`);
    await expect(dialog).toContainText(`You get back${shown(refund)}`);
    await expect(dialog.getByRole('region', { name: 'The terms that you accepted' })).toContainText('25%');
    await expectAccessible(page);
    await expectToFit(page, 390);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Cancel My Booking' }).click();
    await expect(dialog.getByText('A few words are enough.')).toBeVisible();
    await dialog.getByLabel('Why do you cancel?').fill('We fell ill.');
    await dialog.getByRole('button', { name: 'Cancel My Booking' }).click();
    await expect(notice(page, 'Booking Cancelled')).toBeVisible();
    await expect(page.getByText(`We send ${shown(refund)} back to you.`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cancel Booking/ })).toHaveCount(0);
  });

  await test.step('the letters leave: to the customer and the released operator, not to whoever was out of it', async () => {
    await expect
      .poll(() => subjects(customerEmail))
      .toContain(`Your booking ${booking.reference} is cancelled`);
    const cancelled = expect.stringContaining(`Cancelled ${booking.reference}`);
    await expect.poll(() => subjects(chosen.contactEmail)).toContainEqual(cancelled);
    await callsOf(staff).post('/api/operator-communications', {
      bookingId: booking.id,
      operatorId: other.id,
      subject: 'See you next year',
      message: 'Thank you for your answer.',
    });
    await expect
      .poll(() => subjects(other.contactEmail))
      .toContainEqual(expect.stringContaining('See you next year'));
    expect(await subjects(other.contactEmail)).not.toContainEqual(cancelled);
  });

  await test.step('staff find it by the filter alone, and pay back what is owed', async () => {
    await staff.goto(`/bookings?search=${booking.reference}`);
    await expect(staff.getByText('No booking matches')).toBeVisible();
    await choose(staff, 'Cancelled', 'Only these');
    await staff.getByRole('link', { name: new RegExp(booking.reference) }).click();
    await expect(staff.getByText('CANCELLED', { exact: true })).toBeVisible();
    await expect(staff.getByText('We fell ill.')).toBeVisible();
    await expectAccessible(staff);
    await expectToFit(staff, 390);
    await staff.setViewportSize({ width: 1440, height: 900 });
    await staff.getByRole('button', { name: 'Record Refund' }).click();
    const dialog = staff.getByRole('dialog', { name: `Refund of ${shown(refund)}` });
    await dialog.getByLabel('Reference of the transfer').fill('CRDB 7731');
    await dialog.getByText('Preview letter').click();
    await expect(
      dialog.getByText(`The refund for your cancelled booking ${booking.reference}`),
    ).toBeVisible();
    await expectAccessible(staff);
    await dialog.getByRole('button', { name: 'Record Refund' }).click();
    await expect(notice(staff, 'Refund Recorded')).toBeVisible();
    const sent = `We sent ${letterMoney(refund)} back to you: your booking ${booking.reference}`;
    await expect.poll(() => subjects(customerEmail)).toContain(sent);
    await expect(staff.getByText(/reference CRDB 7731/)).toBeVisible();
    await staff.getByRole('button', { name: 'Void Refund…' }).click();
    const slip = staff.getByRole('dialog', { name: `Void the refund of ${shown(refund)}?` });
    await slip.getByLabel('Reason').fill('Another family’s transfer.');
    await slip.getByRole('button', { name: 'Void Refund' }).click();
    await expect(notice(staff, 'Refund Voided')).toBeVisible();
    await expect
      .poll(() => subjects(customerEmail))
      .toContainEqual(expect.stringContaining('was not sent back'));
    await expect(staff.getByRole('button', { name: 'Record Refund' })).toBeVisible();
    await staff.getByRole('tab', { name: 'History' }).click();
    await expect(staff.getByRole('heading', { name: /Recorded the refund/ })).toBeVisible();
    await expect(staff.getByRole('heading', { name: /Voided the refund.*Another family’s/ })).toBeVisible();
    await expect(
      staff.getByRole('heading', { name: new RegExp(`Cancelled the booking.*${chosen.name} released`) }),
    ).toBeVisible();
  });
});

test('staff cancel for the operator’s fault: everything comes back, and the customer reads why', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  const staff = await openStaffDesk(browser);
  const { operator } = await office(staff).assignSomebody(booking);
  await office(staff).move(booking, 'payment_received');
  await staff.goto(`/bookings?booking=${booking.id}`);
  await staff.getByRole('button', { name: 'Cancel Booking' }).click();
  const dialog = staff.getByRole('dialog', { name: `Cancel ${booking.reference}` });
  await expect(dialog).toContainText(booking.customerName);
  await expect(dialog).toContainText(`${operator.name} is released`);
  await dialog.getByRole('radio', { name: 'The operator is at fault' }).click();
  const reason = dialog.getByLabel('Reason');
  const confirm = dialog.getByRole('button', { name: /^Cancel and Refund \$/ });
  const tooLong = 'The camp is flooded. '.repeat(50);
  await reason.fill(tooLong);
  await confirm.click();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(reason).toHaveValue(tooLong);
  await reason.fill('The camp is flooded.');
  await expectAccessible(staff);
  await confirm.click();
  await expect(notice(staff, 'Booking Cancelled')).toBeVisible();
  await expect(staff.getByText(/^Cancelled through the operator’s fault/)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText(/because its operator cannot run it/)).toBeVisible();
});

test('a transfer that arrives after the cancellation is recorded, and goes back in writing', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const customerEmail = `asha-${mark()}@example.com`;
  const booking = await aBooking(page, { customerEmail });
  const staff = await openStaffDesk(browser);
  await office(staff).assignSomebody(booking);
  const ended = { by: 'staff', reason: 'The road is flooded.', refund: '0.00' };
  await callsOf(staff).post(`/api/bookings/${booking.id}/cancel`, ended);
  const subjects = async () => (await lettersTo(customerEmail)).map(({ subject }) => subject);
  const owedTo = staff.getByRole('region', { name: 'Owed to customers' });
  const owedRow = owedTo.getByRole('row', { name: new RegExp(booking.reference) });
  const send = staff.getByRole('button', { name: 'Record Money Sent Back…' });

  await test.step('staff read the letter, then record what arrived', async () => {
    await staff.goto(`/bookings?booking=${booking.id}&view=payment`);
    await expect(staff.getByText('No payment has arrived yet.')).toBeVisible();
    await expect(send).toBeHidden();
    await staff.getByRole('button', { name: 'Record an Amount…' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Record a payment' });
    await expect(dialog).toContainText('all that arrives is owed to the customer');
    await dialog.getByLabel('Amount').fill('250');
    await dialog.getByLabel('Reference').fill('TT 9');
    await dialog.getByText('Preview letter').click();
    await expect(
      dialog.getByRole('article', { name: /^\$250\.00 arrived for your cancelled/ }),
    ).toBeVisible();
    await expectAccessible(staff);
    await expectToFit(staff, 390);
    await staff.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Record This Amount' }).click();
    await expect(notice(staff, 'Payment Recorded')).toBeVisible();
    await expect(
      staff.getByRole('heading', { name: 'Received after the cancellation · $250' }),
    ).toBeVisible();
    await expect(staff.getByText('$250 of it is owed to the customer')).toBeVisible();
    await expectAccessible(staff);
    await expectToFit(staff, 390);
    await staff.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('its customer is written, and sees that it comes back', async () => {
    await expect.poll(subjects).toContain(`$250.00 arrived for your cancelled booking ${booking.reference}`);
    await page.goto('/dashboard');
    await expect(
      page.getByText('$250 arrived after that; of it $250 still comes back to you.'),
    ).toBeVisible();
    await expectToFit(page, 390);
  });

  await test.step('Today names it, and staff record that it was sent back', async () => {
    await staff.goto('/today');
    await expect(owedRow).toContainText('$250');
    await staff.goto(`/bookings?booking=${booking.id}&view=payment`);
    await send.click();
    const dialog = staff.getByRole('dialog', { name: 'Record money that was sent back' });
    await dialog.getByLabel('Reference').fill('TRUST 9');
    await dialog.getByText('Preview letter').click();
    await expect(dialog.getByText('arrived after it was cancelled, so we sent it back')).toBeVisible();
    await dialog.getByRole('button', { name: 'Record Repayment' }).click();
    await expect(notice(staff, 'Repayment Recorded')).toBeVisible();
    await expect(send).toBeHidden();
    await expect(staff.getByText('$250 arrived after the cancellation, and went back.')).toBeVisible();
    await staff.getByRole('tab', { name: 'History' }).click();
    await expect(
      staff.getByRole('heading', { name: /Recorded the payment of \$250.*\$0 → \$250/ }),
    ).toBeVisible();
    await expect(staff.getByRole('heading', { name: /\$250 was sent back.*\$250 → \$0/ })).toBeVisible();
  });

  await test.step('nothing is owed any more, on either side', async () => {
    await expect.poll(subjects).toContain(`We sent $250.00 back to you: your booking ${booking.reference}`);
    await staff.goto('/today');
    await expect(staff.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    await expect(owedTo.first()).toBeVisible();
    await expect(staff.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(owedRow).toBeHidden();
    await page.goto('/dashboard?tab=payments');
    const card = page.getByRole('article').filter({ hasText: booking.reference });
    await expect(card.getByText('Sent back to you · $250')).toBeVisible();
    await expect(card.getByText('Arrived since, comes back')).toBeHidden();
    await expectAccessible(page);
    await expectToFit(page, 390);
  });
});
