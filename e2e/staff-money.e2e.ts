import type { Booking, BookingOffers, Operator } from '@safari/contracts';
import { expectAccessible, expectToFit } from './support/accessibility';
import { aBooking } from './support/booking-form';
import { dollars, first } from './support/catalogue';
import { lettersTo } from './support/mailbox';
import { callsOf, office } from './support/office';
import { notice, openStaffDesk, signInAtOnce } from './support/people';
import { answerWith, holdBack } from './support/server-answers';
import { type Browser, expect, type Locator, type Page, test } from './support/story';

/** A booking with an assigned operator, and a staff page that shows it. */
async function anAssignedBooking(
  page: Page,
  browser: Browser,
): Promise<{ staff: Page; booking: Booking; operator: Operator }> {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  const staff = await openStaffDesk(browser);
  return { staff, ...(await office(staff).assignSomebody(booking)) };
}

async function openInvoice(staff: Page, { reference }: Booking): Promise<Locator> {
  await staff.goto(`/bookings?search=${reference}`);
  await staff.getByRole('button', { name: 'Send Invoice', exact: true }).click();
  const dialog = staff.getByRole('dialog', { name: 'Send Payment Invoice' });
  await expect(dialog.getByText(reference, { exact: true })).toBeVisible();
  return dialog;
}

test('A12 recipients are added by Enter or the button, one at a time, and only complete new addresses', async ({
  page,
  browser,
}) => {
  const { staff, booking } = await anAssignedBooking(page, browser);
  const dialog = await openInvoice(staff, booking);
  const extra = dialog.getByLabel('Additional recipient (optional)');
  const add = dialog.getByRole('button', { name: 'Add recipient' });
  const send = (count: number) =>
    dialog.getByRole('button', { name: `Send Payment Invoice to ${count} Recipient(s)`, exact: true });

  await test.step('the customer is the primary recipient, beside the summary', async () => {
    const summary = dialog.getByRole('region', { name: 'Booking summary' });
    await expect(summary).toContainText(booking.itemName);
    await expect(summary).toContainText(booking.customerName);
    await expect(summary).toContainText(dollars(booking.totalPrice));
    await expect(dialog.getByText(booking.customerEmail, { exact: true })).toBeVisible();
    await expect(send(1)).toBeEnabled();
    await expect(add).toBeDisabled();
  });

  await test.step('what is no address, or is on the list, cannot be added', async () => {
    for (const text of [
      'nobody',
      'no body@example.com',
      'a@example.com, b@example.com',
      booking.customerEmail,
      booking.customerEmail.toUpperCase(),
    ]) {
      await extra.fill(text);
      await expect(add).toBeDisabled();
      await extra.press('Enter');
    }
    await expect(send(1)).toBeVisible();
  });

  await test.step('further ones come by Enter and by the button, and go again', async () => {
    await extra.fill('operator@example.com');
    await extra.press('Enter');
    await expect(extra).toHaveValue('');
    await extra.fill('office@example.com');
    await add.click();
    await expect(send(3)).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove operator@example.com' }).click();
    await expect(send(2)).toBeVisible();
    await expect(dialog.getByText('operator@example.com')).toHaveCount(0);
  });
});

test('A12 an invoice that failed says why and is sent by Try Again; 2 s after the good news the dialog closes', async ({
  page,
  browser,
}) => {
  const { staff, booking, operator } = await anAssignedBooking(page, browser);
  const dialog = await openInvoice(staff, booking);
  const second = `copy-${booking.reference.toLowerCase()}@example.com`;
  await dialog.getByLabel('Additional recipient (optional)').fill(second);
  await staff.keyboard.press('Enter');
  const send = dialog.getByRole('button', { name: 'Send Payment Invoice to 2 Recipient(s)', exact: true });

  await test.step('without a word of the server the given text stands', async () => {
    const repair = await answerWith(staff, '/api/send-invoice', { status: 503, body: '' });
    await send.click();
    await expect(notice(staff, 'Failed to Send Invoice')).toBeVisible();
    await expect(
      dialog.getByRole('alert').getByText('Unable to send payment invoice. Please try again.'),
    ).toBeVisible();
    await repair();
  });

  await test.step('with one, the server’s own', async () => {
    const refusal = {
      status: 409,
      title: 'Conflict',
      code: 'conflict',
      detail: 'The trust account is closed.',
    };
    const repair = await answerWith(staff, '/api/send-invoice', { status: 409, json: refusal });
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(dialog.getByRole('alert').getByText(refusal.detail)).toBeVisible();
    await repair();
  });

  await test.step('trying again sends it, once, with everything that was typed', async () => {
    const arrive = await holdBack(staff, '/api/send-invoice');
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    // both are awaited from the start, since the dialog closes after two seconds
    const told = Promise.all(
      [notice(staff, 'Invoice Sent Successfully'), dialog.getByText('Invoice Sent Successfully')].map(
        (words) => expect(words).toBeVisible(),
      ),
    );
    arrive();
    await told;
    await expect(dialog).toBeHidden();
    const { itemName, customerEmail } = booking;
    for (const address of [customerEmail, second]) {
      const invoices = async () =>
        (await lettersTo(address)).filter(
          ({ subject, text }) => subject.startsWith('Invoice') && text.includes(booking.reference),
        );
      await expect.poll(async () => (await invoices()).length).toBe(1);
      const letter = first(await invoices(), 'invoice');
      expect(letter.to).toEqual([address]);
      expect(letter.text).toContain(itemName);
    }
  });

  await test.step('opened again it is as new', async () => {
    const again = await openInvoice(staff, booking);
    await expect(again.getByRole('button', { name: 'Send Payment Invoice to 1 Recipient(s)' })).toBeVisible();
  });

  await test.step('it is corrected by a credit note, which goes to both and stands beside it', async () => {
    await staff.goto(`/bookings?chat=${booking.id}&operator=${operator.id}`);
    await staff.getByRole('tab', { name: 'Payment', exact: true }).click();
    await staff.getByRole('button', { name: /^Correct invoice/ }).click();
    const correction = staff.getByRole('dialog', { name: /^Correct invoice/ });
    await expect(correction).toContainText(booking.customerName);
    await correction.getByRole('radio', { name: 'Take it back', exact: true }).click();
    await correction.getByLabel('Reason').fill('It was for another family.');
    await correction
      .getByRole('button', { name: `Issue Credit Note over ${dollars(booking.totalPrice)}` })
      .click();
    await expect(notice(staff, 'Credit Note Issued')).toBeVisible();
    await expect(correction).toBeHidden();
    const pane = staff.getByRole('region', { name: 'Payment', exact: true });
    await expect(pane.getByText('Void', { exact: true })).toBeVisible();
    await expect(pane.getByRole('link', { name: /^Download PDF of credit note CN-/ })).toBeVisible();
    for (const address of [booking.customerEmail, second]) {
      const notes = async () =>
        (await lettersTo(address)).filter(
          ({ subject, text }) => subject.startsWith('Credit note CN-') && text.includes(booking.reference),
        );
      await expect.poll(async () => (await notes()).length).toBe(1);
    }
  });
});

test('A14 the assigned operator’s tabs hold the talk, the money, the trip and the review', async ({
  page,
  browser,
}) => {
  const { staff, booking, operator } = await anAssignedBooking(page, browser);
  await staff.goto(`/bookings?chat=${booking.id}&operator=${operator.id}`);
  const tab = (name: string) => staff.getByRole('tab', { name, exact: true });
  await expect(tab('Chat')).toHaveAttribute('aria-selected', 'true');
  await expect(staff.getByRole('log', { name: `Messages with ${operator.name}` })).toContainText(
    booking.reference,
  );

  await test.step('Payment: the total, Pending Payment, then each step once', async () => {
    await tab('Payment').click();
    const pane = staff.getByRole('region', { name: 'Payment', exact: true });
    await expect(pane.getByText('Pending Payment', { exact: true })).toBeVisible();
    await expect(pane.getByText(dollars(booking.totalPrice), { exact: true }).first()).toBeVisible();
    await pane.getByRole('button', { name: 'Record Payment' }).click();
    await expect(notice(staff, 'Payment Recorded')).toBeVisible();
    await expect(pane.getByRole('button', { name: 'Record Payment' })).toHaveCount(0);
    await pane.getByRole('button', { name: 'Mark Reconciled' }).click();
    await notice(staff, 'Payment Reconciled').hover(); // so that it is not dismissed
    await expect(pane.getByText('Reconciled', { exact: true })).toBeVisible();
    await staff.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(notice(staff, 'Undone')).toBeVisible();
    await expect(pane.getByText('Payment Received', { exact: true })).toBeVisible();
    await expect(pane.getByRole('heading', { name: /^Not reconciled after all/ })).toBeVisible();
    await pane.getByRole('button', { name: 'Mark Reconciled' }).click();
    await expect(pane.getByText('Reconciled', { exact: true })).toBeVisible();
    await expect(pane.getByRole('button', { name: 'Mark Reconciled' })).toHaveCount(0);
  });

  await test.step('Trip Tracking: progress, and no updates yet', async () => {
    await tab('Trip Tracking').click();
    await expect(staff.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuetext',
      'Not begun yet',
    );
    await expect(staff.getByText('No trip updates yet')).toBeVisible();
  });

  await test.step('Reviews: none, then what the traveler wrote: x/5, title and text', async () => {
    await tab('Reviews').click();
    await expect(staff.getByText('No reviews yet')).toBeVisible();
    await office(staff).move(booking, 'completed');
    const review = {
      bookingId: booking.id,
      overallRating: 4,
      title: 'Four lions and a flat tyre',
      reviewText: 'We would do it again tomorrow.',
      highlights: ['The lions'],
      recommendations: 'Bring a pillow.',
      wouldRecommend: true,
    };
    const origin = new URL(staff.url()).origin;
    const posted = await page.request.post('/api/customer-reviews', { headers: { origin }, data: review });
    expect(posted.status()).toBe(201);
    await expect(staff.getByText('4/5', { exact: true })).toBeVisible();
    await expect(staff.getByRole('heading', { name: review.title })).toBeVisible();
    await expect(staff.getByText(review.reviewText)).toBeVisible();
  });
});

/** Both sides agree to a price that is a tenth lower than what was paid. @returns the amount owed then */
async function madeCheaper(staff: Page, customer: Page, { id }: Booking): Promise<number> {
  const { totalPrice, ...booking } = await office(staff).booking({ id });
  const unitPrice = ((Number(booking.unitPrice) * 9) / 10).toFixed(2);
  const { offers } = await callsOf(staff).put<BookingOffers>(`/api/bookings/${id}`, {
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    customerPhone: booking.customerPhone,
    numberOfTravelers: booking.numberOfTravelers,
    preferredDate: booking.preferredDate,
    priceRule: 'percent',
    pricePercent: -10,
    unitPrice,
    reason: 'The camp has a pool less.',
  });
  const answer = { answer: 'accepted', words: '' };
  await callsOf(customer).post(`/api/user/bookings/${id}/offers/${offers[0]?.id}`, answer);
  return Number(totalPrice) - Number(unitPrice) * booking.numberOfTravelers;
}

test('what was paid beyond a lower price goes back, in writing, and is owed no longer', async ({
  page,
  browser,
}) => {
  const { staff, booking, operator } = await anAssignedBooking(page, browser);
  await office(staff).move(booking, 'paid');
  const owed = dollars(await madeCheaper(staff, page, booking));
  const owedTo = staff.getByRole('region', { name: 'Owed to customers' });
  const owedRow = owedTo.getByRole('row', { name: new RegExp(booking.reference) });
  await staff.goto('/today');
  await expect(owedRow).toContainText(owed);

  await staff.goto(`/bookings?chat=${booking.id}&operator=${operator.id}`);
  await staff.getByRole('tab', { name: 'Payment', exact: true }).click();
  const pane = staff.getByRole('region', { name: 'Payment', exact: true });
  const send = pane.getByRole('button', { name: 'Record Money Sent Back…' });

  await test.step('staff read the letter, then record what was sent', async () => {
    await send.click();
    const dialog = staff.getByRole('dialog', { name: 'Record money that was sent back' });
    await expect(dialog.getByText(new RegExp(`${owed.replace('$', '\\$')} is owed`))).toBeVisible();
    await dialog.getByLabel('Reference').fill('TRUST 9');
    await dialog.getByText('Preview letter').click();
    await expect(dialog.getByRole('article', { name: /^We sent .* back to you/ })).toBeVisible();
    await expectAccessible(staff);
    await expectToFit(staff, 390);
    await staff.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Record Repayment' }).click();
    await expect(notice(staff, 'Repayment Recorded')).toBeVisible();
    await expect(pane.getByRole('heading', { name: /^Sent back · −/ })).toBeVisible();
    await expect(send).toBeHidden();
  });

  await test.step('its customer has a letter and sees it on their desk', async () => {
    const letters = async () =>
      (await lettersTo(booking.customerEmail)).filter(
        ({ subject }) => subject.startsWith('We sent ') && subject.includes(booking.reference),
      );
    await expect.poll(async () => (await letters()).length).toBe(1);
    await page.goto('/dashboard?tab=payments');
    const card = page.getByRole('article').filter({ hasText: booking.reference });
    await expect(card.getByText(`Sent back to you · ${owed}`)).toBeVisible();
    await expect(card.getByText('Comes back to you')).toBeHidden();
    await expectToFit(page, 390);
  });

  await test.step('Today has nothing of it, until it was an error', async () => {
    await staff.goto('/today');
    await expect(staff.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    await expect(owedTo.first()).toBeVisible();
    await expect(staff.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(owedRow).toBeHidden();
    await staff.goto(`/bookings?chat=${booking.id}&operator=${operator.id}`);
    await staff.getByRole('tab', { name: 'Payment', exact: true }).click();
    await pane.getByRole('button', { name: new RegExp('^Void the .* sent back on') }).click();
    const dialog = staff.getByRole('dialog', { name: /^Void the repayment of/ });
    await dialog.getByLabel('Reason').fill('The bank sent it back.');
    await dialog.getByRole('button', { name: 'Void Repayment' }).click();
    await expect(notice(staff, 'Repayment Voided')).toBeVisible();
    await expect(pane.getByRole('heading', { name: /^Not sent back after all/ })).toBeVisible();
    await staff.goto('/today');
    await expect(owedRow).toContainText(owed);
  });
});

test('A14 who was not asked, not chosen or not written to yet is said so', async ({ page, browser }) => {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  const staff = await openStaffDesk(browser, `/bookings?chat=${booking.id}`);
  await expect(staff.getByText('No operators contacted yet')).toBeVisible();

  const { addCapableOperator, coordinate } = office(staff);
  const [asked, other] = [await addCapableOperator(booking), await addCapableOperator(booking)];
  await coordinate(booking, [asked.id, other.id]);
  await expect(staff.getByText('Select an Operator', { exact: true })).toBeVisible();
  await staff
    .getByRole('button', { name: new RegExp(`^${asked.name}.*1 message`) })
    .first()
    .click();
  await expect(staff.getByRole('log')).toContainText(booking.reference);
});
