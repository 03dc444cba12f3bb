import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  type BookingCancellation,
  type BookingHistoryEntry,
  type BookingMoney,
  type Cancellation,
  type Identity,
  type LetterPreview,
  ledgerLines,
  type OfficeDay,
  type Payment,
  today,
} from '@safari/contracts';
import {
  agreeOn,
  assigned,
  bookingOf,
  lettersOf,
  moneyOf,
  newCustomer,
  staff,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

/** A quarter is kept. */
const TERMS = { version: 'of the test', tiers: [{ daysBefore: 0, keptPercent: 25 }] };

/** Its letters are not sent. */
const service = bookingStories({
  settings: { CANCELLATION_TERMS: JSON.stringify(TERMS) },
  pace: { mailRetryDelays: [3_600_000] },
});

const read = async <T>(url: string, as: Identity = staff) => (await service.call<T>({ url, as })).body;
const cancellationOf = (id: string, as?: Identity) =>
  read<BookingCancellation>(`/api/bookings/${id}/cancellation`, as);
const linesOf = (ledger: BookingMoney) =>
  ledgerLines(ledger).map(({ says, amount, late }) => `${says} ${amount}${late ? ' late' : ''}`);
const latestEntry = async (id: string) =>
  (await read<BookingHistoryEntry[]>(`/api/bookings/${id}/history?limit=4`)).find(
    ({ action }) => action === 'payment',
  );
const owedToday = async (id: string) =>
  (await read<OfficeDay>('/api/booking/office-day')).owed?.find((row) => row.id === id)?.owed;
const latestLetter = async (id: string) => (await lettersOf(service, id)).at(-1);

/** @param amounts of $840 that is due, in parts */
async function paid(amounts: readonly string[], as: Identity = newCustomer()) {
  const { id } = await assigned(service, { as, changes: { preferredDate: addDays(today(), 40) } });
  const lines: Payment[] = [];
  for (const amount of amounts) {
    const { due } = await moneyOf(service, id);
    const { body, status } = await service.post<Payment>(`/api/bookings/${id}/payments`, {
      amount,
      receivedOn: today(),
      reference: `TT ${lines.length}`,
      due,
    });
    expect(status).toBe(201);
    lines.push(body);
  }
  return { id, as, lines };
}

const cancel = async (id: string, refund: string, by = 'customer') =>
  expect(
    (await service.post(`/api/bookings/${id}/cancel`, { by, reason: 'The road is flooded.', refund })).status,
  ).toBe(200);

/** A booking that was paid, and cancelled by its customer, who gets a refund. */
async function cancelled(amounts: readonly string[], refund: string) {
  const booking = await paid(amounts);
  await cancel(booking.id, refund);
  return booking;
}

const voidOf = (id: string, line: number | undefined, kind: 'payments' | 'repayments' = 'payments') =>
  service.post<Payment>(`/api/bookings/${id}/${kind}/${line}/void`, { reason: 'It was the Müllers’.' });
const record = (id: string, refund?: string) =>
  service.post<Cancellation>(`/api/bookings/${id}/refund`, {
    refundedOn: today(),
    reference: 'CRDB 7731',
    ...(refund && { refund }),
  });

describe('a payment that was noted on a booking which is cancelled by now', () => {
  it('is voided, and nothing of it is kept or refunded', async () => {
    const { id, as, lines } = await cancelled(['840.00'], '630.00');
    const { version } = await bookingOf(service, id);
    const { status, body } = await voidOf(id, lines[0]?.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'voided', voids: lines[0]?.id, amount: '840.00' });
    expect(body).not.toHaveProperty('late');
    for (const reader of [staff, as]) {
      expect(await cancellationOf(id, reader)).toMatchObject({
        cancellation: { keptPercent: 25, paid: '0.00', kept: '0.00', refund: '0.00', refundState: 'none' },
        late: { arrived: '0.00', owed: '0.00' },
      });
      const now = await moneyOf(service, id, reader);
      const refund = { amount: '0.00', state: 'none' };
      expect(now).toMatchObject({ paid: '0.00', due: '0.00', cost: '0.00', refund });
      expect(linesOf(now)).toEqual(['received 840.00', 'voided 840.00']);
    }
    expect(await owedToday(id)).toBeUndefined();
    expect(await bookingOf(service, id)).toMatchObject({ status: 'cancelled', version: version + 1 });
    expect(await latestEntry(id)).toMatchObject({
      who: 'staff',
      detail: {
        voided: true,
        reason: 'It was the Müllers’.',
        before: { due: '0.00', owed: '630.00' },
        after: { due: '0.00', owed: '0.00' },
      },
    });
    expect((await told(service, id)).at(-1)).toMatchObject({
      type: 'booking.payment.voided.v1',
      customerId: as.customer?.id,
      data: { paymentId: lines[0]?.id },
    });
    expect(await record(id)).toMatchObject({
      status: 409,
      body: { detail: 'Nothing is owed for this booking.' },
    });
  });

  it('leaves kept and refunded what the terms say of the rest', async () => {
    const { id, lines } = await cancelled(['500.00', '340.00'], '630.00');
    expect((await voidOf(id, lines[1]?.id)).status).toBe(200);
    expect((await cancellationOf(id)).cancellation).toMatchObject({
      paid: '500.00',
      kept: '210.00',
      refund: '290.00',
      refundState: 'owed',
    });
    expect(await owedToday(id)).toBe('290.00');
    const other = await cancelled(['740.00', '100.00'], '630.00');
    await voidOf(other.id, other.lines[0]?.id);
    expect((await cancellationOf(other.id)).cancellation).toMatchObject({
      paid: '100.00',
      kept: '100.00',
      refund: '0.00',
      refundState: 'none',
    });
  });

  it('leaves everything refunded of the rest where the fault was ours', async () => {
    const { id, lines } = await paid(['500.00', '340.00']);
    await cancel(id, '840.00', 'staff');
    await voidOf(id, lines[0]?.id);
    expect((await cancellationOf(id)).cancellation).toMatchObject({ kept: '0.00', refund: '340.00' });
  });

  it('leaves alone what arrived since, and is owed beside the refund', async () => {
    const { id, lines } = await cancelled(['500.00', '340.00'], '630.00');
    const late = { amount: '50.00', receivedOn: today(), reference: 'TT 9', due: '0.00', owed: '0.00' };
    expect((await service.post(`/api/bookings/${id}/payments`, late)).status).toBe(201);
    await voidOf(id, lines[1]?.id);
    expect(await cancellationOf(id)).toMatchObject({
      cancellation: { refund: '290.00' },
      late: { arrived: '50.00', owed: '50.00' },
    });
    expect(await owedToday(id)).toBe('340.00');
    expect((await latestLetter(id))?.text).toMatch(/Owed to you in all: +\$340\.00/);
  });

  it('is corrected to its customer, who was written what is sent back, as staff have read it before', async () => {
    const { id, lines } = await cancelled(['500.00', '340.00'], '630.00');
    const { customerEmail, reference } = await bookingOf(service, id);
    const said = { reason: 'It was the Müllers’.' };
    const { body: shown } = await service.post<LetterPreview[]>(
      `/api/bookings/${id}/letters/payments/${lines[1]?.id}`,
      said,
    );
    expect((await cancellationOf(id)).cancellation).toMatchObject({ refund: '630.00' });
    await voidOf(id, lines[1]?.id);
    const letter = await latestLetter(id);
    expect(letter).toMatchObject({
      to: customerEmail,
      topic: 'payment-voided',
      subject: `Correction: $340.00 was recorded by mistake for your booking ${reference}`,
    });
    expect(letter?.text).toMatch(/Paid: +\$500\.00\nKept by us: +\$210\.00\nRefund: +\$290\.00\n/);
    expect(letter?.text).toContain('$290.00 is still to come back to you.');
    expect(letter?.text).not.toContain('Müllers');
    expect(shown).toMatchObject([{ subject: letter?.subject, text: letter?.text }]);
  });

  it('stands as long as the refund counts as paid that was reckoned from it', async () => {
    const { id, lines } = await cancelled(['840.00'], '630.00');
    await record(id, '630.00');
    expect(await voidOf(id, lines[0]?.id)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Void the refund first.') },
    });
    await service.post(`/api/bookings/${id}/refund/void`, { reference: 'CRDB 7731', reason: 'Not sent.' });
    expect((await voidOf(id, lines[0]?.id)).status).toBe(200);
    expect((await cancellationOf(id)).cancellation).toMatchObject({ refund: '0.00', refundState: 'none' });
  });

  it('is voided once, or its refund is recorded: whoever is first, no money leaves that nobody paid', async () => {
    for (const _ of [1, 2, 3]) {
      const { id, lines } = await cancelled(['840.00'], '630.00');
      const answers = await Promise.all([
        voidOf(id, lines[0]?.id),
        record(id, '630.00'),
        voidOf(id, lines[0]?.id),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { paid: left, refund } = await moneyOf(service, id);
      expect([left, refund?.amount, refund?.state]).toEqual(
        answers[1].status === 200 ? ['840.00', '630.00', 'paid'] : ['0.00', '0.00', 'none'],
      );
    }
  });

  it('is voided neither before its repayment nor without the repayment having been an error', async () => {
    const as = newCustomer();
    const { id, lines } = await paid(['840.00'], as);
    await agreeOn(service, id, as, { priceRule: 'agreed', unitPrice: '350.00' });
    const back = { amount: '140.00', repaidOn: today(), reference: 'TRUST 9', owed: '140.00' };
    const { body: repaid } = await service.post<Payment>(`/api/bookings/${id}/repayments`, back);
    await cancel(id, '525.00');
    expect(await voidOf(id, lines[0]?.id)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Void that repayment first.') },
    });
    expect((await cancellationOf(id)).cancellation).toMatchObject({ paid: '700.00', refund: '525.00' });
    expect((await voidOf(id, repaid.id, 'repayments')).status).toBe(200);
    expect((await cancellationOf(id)).cancellation).toMatchObject({
      paid: '840.00',
      kept: '175.00',
      refund: '665.00',
    });
    expect((await latestEntry(id))?.detail).toMatchObject({
      before: { owed: '525.00' },
      after: { owed: '665.00' },
    });
    expect((await latestLetter(id))?.text).toMatch(/Refund: +\$665\.00\n/);
    expect((await voidOf(id, lines[0]?.id)).status).toBe(200);
    expect(await moneyOf(service, id)).toMatchObject({ paid: '0.00', refund: { amount: '0.00' } });
  });
});

describe('a refund that was reckoned anew', () => {
  it('is recorded by nobody who saw another amount, and by whoever saw this one', async () => {
    const { id, lines } = await cancelled(['500.00', '340.00'], '630.00');
    await voidOf(id, lines[1]?.id);
    expect(await record(id, '630.00')).toMatchObject({
      status: 409,
      body: {
        code: 'price_changed',
        refund: '290.00',
        detail: 'The refund is $290 by now. Look at the payments and decide again.',
      },
    });
    expect(await record(id, 'all')).toMatchObject({
      status: 400,
      body: { errors: { refund: [expect.anything()] } },
    });
    const { body: shown } = await service.post<LetterPreview[]>(`/api/bookings/${id}/letters/refund`, {
      refundedOn: today(),
      reference: 'CRDB 7731',
      refund: '290.00',
    });
    expect(shown[0]?.subject).toContain('$290.00');
    expect(await record(id, '290.00')).toMatchObject({ status: 200, body: { refund: '290.00' } });
  });

  it('is told with the day on which it left, and is owed to nobody then, whatever they saw', async () => {
    const { id, as, lines } = await cancelled(['500.00', '340.00'], '630.00');
    await voidOf(id, lines[1]?.id);
    expect((await moneyOf(service, id, as)).refund).toEqual({
      amount: '290.00',
      state: 'owed',
      refundedOn: null,
    });
    await record(id, '290.00');
    expect((await moneyOf(service, id, as)).refund).toEqual({
      amount: '290.00',
      state: 'paid',
      refundedOn: today(),
    });
    for (const seen of ['630.00', '290.00']) {
      expect(await record(id, seen)).toMatchObject({
        status: 409,
        body: { code: 'conflict', detail: 'Nothing is owed for this booking.' },
      });
    }
  });
});
