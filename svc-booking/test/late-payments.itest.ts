import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  type Booking,
  type BookingCancellation,
  type BookingExport,
  type BookingHistoryEntry,
  type BookingMoney,
  type BookingStatus,
  type ErasurePreview,
  type Identity,
  type LetterPreview,
  ledgerLines,
  type OfficeDay,
  type Payment,
  type Repayment,
  today,
} from '@safari/contracts';
import { eventually, takeBack } from '@safari/service-kit/testing';
import { DataSource } from 'typeorm';
import {
  assigned,
  bookingOf,
  changeStatus,
  ledTo,
  lettersOf,
  moneyOf,
  newCustomer,
  offered,
  placed,
  requestFor,
  staff,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

/** A quarter is kept. */
const TERMS = { version: 'of the test', tiers: [{ daysBefore: 0, keptPercent: 25 }] };

/** Its letters are not sent. */
const service = bookingStories({
  broker: true,
  settings: { CANCELLATION_TERMS: JSON.stringify(TERMS) },
  pace: { mailRetryDelays: [3_600_000] },
});

const read = async <T>(url: string, as: Identity = staff) => (await service.call<T>({ url, as })).body;

const money = (id: string, as?: Identity) => moneyOf(service, id, as);
const cancellationOf = (id: string, as: Identity = staff) =>
  read<BookingCancellation>(`/api/bookings/${id}/cancellation`, as);
const linesOf = (ledger: BookingMoney) =>
  ledgerLines(ledger).map(({ says, amount, late }) => `${says} ${amount}${late ? ' late' : ''}`);
const latestEntry = async (id: string) =>
  (await read<BookingHistoryEntry[]>(`/api/bookings/${id}/history?limit=4`)).find(
    ({ action }) => action === 'payment',
  );
const owedRows = async (id: string) =>
  ((await read<OfficeDay>('/api/booking/office-day')).owed ?? [])
    .filter((row) => row.id === id)
    .map(({ owed }) => owed);
const lettersAbout = (id: string) => lettersOf(service, id, '%payment%', 'refund%');
const latestLetter = async (id: string) => (await lettersAbout(id)).at(-1);

const cancel = (id: string, refund = '0.00', by = 'staff') =>
  service.post<Booking>(`/api/bookings/${id}/cancel`, { by, reason: 'The road is flooded.', refund });

/** A booking of $840 of which 630 is refunded and 210 kept, or of which nothing had been paid. */
async function cancelled(
  statuses: BookingStatus[] = ['paid'],
  as = newCustomer(),
): Promise<Booking & { as: Identity }> {
  const { id } = await ledTo(service, statuses, { as });
  const { status } = await cancel(id, statuses.length > 0 ? '630.00' : '0.00', 'customer');
  expect(status).toBe(200);
  return { ...(await bookingOf(service, id)), as };
}

const part = { amount: '50.00', receivedOn: today(), reference: 'TT 9', due: '0.00', owed: '0.00' };
const record = (id: string, changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  service.post<Payment>(`/api/bookings/${id}/payments`, { ...part, ...changes }, staff, headers);
const repay = (id: string, changes: Record<string, unknown> = {}) =>
  service.post<Repayment>(`/api/bookings/${id}/repayments`, {
    amount: '50.00',
    repaidOn: today(),
    reference: 'TRUST 9',
    owed: '50.00',
    ...changes,
  });
const voidOf = (id: string, kind: 'payments' | 'repayments', line: number) =>
  service.post<Payment>(`/api/bookings/${id}/${kind}/${line}/void`, { reason: 'Another family’s.' });
const sorted = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('money that arrives for a cancelled booking', () => {
  it('is written down, is owed to the customer, and leaves all else as it is', async () => {
    const { id, as, version } = await cancelled();
    const receivedOn = addDays(today(), -1);
    const { status, body } = await record(id, { receivedOn });
    expect(status).toBe(201);
    expect(body).toMatchObject({ amount: '50.00', state: 'received', receivedOn, late: true });
    expect(await bookingOf(service, id)).toMatchObject({ status: 'cancelled', version: version + 1 });
    for (const reader of [staff, as]) {
      const now = await money(id, reader);
      const refund = { amount: '630.00', state: 'owed' };
      expect(now).toMatchObject({ paid: '890.00', due: '0.00', cost: '210.00', refund });
      expect(linesOf(now)).toEqual(['received 840.00', 'reconciled 840.00', 'received 50.00 late']);
      expect(await cancellationOf(id, reader)).toMatchObject({
        cancellation: { paid: '840.00', kept: '210.00', refund: '630.00', refundState: 'owed' },
        late: { arrived: '50.00', owed: '50.00' },
      });
    }
    expect(await latestEntry(id)).toMatchObject({
      who: 'staff',
      name: staff.staff?.name,
      detail: {
        paymentId: body.id,
        reference: 'TT 9',
        before: { due: '0.00', owed: '0.00' },
        after: { due: '0.00', owed: '50.00' },
      },
    });
    const [last, before] = (await told(service, id)).toReversed();
    expect(last).toMatchObject({
      type: 'booking.payment.recorded.v1',
      customerId: as.customer?.id,
      data: { paymentId: body.id, amount: '50.00' },
    });
    expect(before?.type).not.toMatch(/payment/);
  });

  it('is recorded also where nobody was to run the trip, and nothing had been paid', async () => {
    const { id } = await placed(service);
    await cancel(id);
    expect((await record(id, { amount: '5000.00' })).status).toBe(201);
    expect(await money(id)).toMatchObject({ paid: '5000.00', due: '0.00', cost: '0.00' });
    expect(await owedRows(id)).toEqual(['5000.00']);
    expect((await changeStatus(service, id, 'paid')).status).toBe(409);
    expect((await service.post(`/api/bookings/${id}/unreconcile`)).status).toBe(409);
  });

  it('is recorded once, however often the same request is repeated, and whoever else has sent it', async () => {
    const { id } = await cancelled();
    const headers = { 'idempotency-key': `late-${id}` };
    const answers = await Promise.all(Array.from({ length: 5 }, () => record(id, {}, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await record(id)).toMatchObject({
      status: 409,
      body: { code: 'price_changed', owed: '50.00', detail: expect.stringContaining('$50 is owed by now') },
    });
    const other = await cancelled();
    const both = await Promise.all([record(other.id), record(other.id, { reference: 'TT 10' })]);
    expect(sorted(both)).toEqual([201, 409]);
    expect(await money(other.id)).toMatchObject({ paid: '890.00' });
  });

  it.each([
    ['amount', '0.00'],
    ['amount', '-1.00'],
    ['receivedOn', addDays(today(), 2)],
    ['receivedOn', addDays(today(), -367)],
    ['reference', ' '],
    ['owed', 'all'],
  ])('is refused with a wrong %s (%j) at its field', async (field, value) => {
    const { id } = await cancelled([]);
    const { status, body } = await record(id, { [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty(field);
    expect((await money(id)).payments).toEqual([]);
  });

  it('is refused to whoever has not seen that it is cancelled', async () => {
    const { id } = await cancelled([]);
    expect(await record(id, { due: '840.00', owed: undefined })).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'This booking is cancelled.', current: { status: 'cancelled' } },
    });
    expect((await money(id)).payments).toEqual([]);
  });

  it('is what a cancellation counts, or what it does not: never both, whoever is first', async () => {
    for (const seen of [{ due: '840.00' }, { due: '840.00', owed: '0.00' }]) {
      const { id } = await assigned(service);
      const [ended, paid] = await Promise.all([
        cancel(id),
        service.post<Payment>(`/api/bookings/${id}/payments`, { ...part, owed: undefined, ...seen }),
      ]);
      const now = await money(id);
      const { late } = await cancellationOf(id);
      if (ended.status !== 200) expect([ended.body.code, paid.status]).toEqual(['price_changed', 201]);
      else if ('owed' in seen) expect([paid.status, late?.owed]).toEqual([201, '50.00']);
      else expect([paid.status, now.paid]).toEqual([409, '0.00']);
    }
  });

  it('is nobody’s to record but whose duty money is', async () => {
    const { id, as } = await cancelled([]);
    for (const path of ['payments', 'letters/payments']) {
      expect((await service.post(`/api/bookings/${id}/${path}`, part, as)).status).toBe(403);
    }
  });
});

describe('what is owed to the customer of a cancelled booking', () => {
  it('stands among what the office owes, once, beside the refund, until both have gone back', async () => {
    const { id } = await cancelled();
    await record(id);
    expect(await owedRows(id)).toEqual(['680.00']);
    await service.post(`/api/bookings/${id}/refund`, { refundedOn: today(), reference: 'CRDB 7731' });
    expect(await owedRows(id)).toEqual(['50.00']);
    await repay(id);
    expect(await owedRows(id)).toEqual([]);
    expect(await cancellationOf(id)).toMatchObject({ late: { arrived: '50.00', owed: '0.00' } });
    expect(await money(id)).toMatchObject({ paid: '840.00', refund: { amount: '630.00', state: 'paid' } });
  });

  it('goes back in parts, and never more than is owed', async () => {
    const { id, as } = await cancelled();
    expect(await repay(id)).toMatchObject({ status: 409, body: { code: 'price_changed', owed: '0.00' } });
    await record(id);
    expect(await repay(id, { amount: '50.01' })).toMatchObject({
      status: 400,
      body: { errors: { amount: ['Only $50 is owed.'] } },
    });
    const { body } = await repay(id, { amount: '20.00' });
    expect(body).toMatchObject({ state: 'repaid', late: true });
    expect(await repay(id)).toMatchObject({ status: 409, body: { owed: '30.00' } });
    expect((await repay(id, { amount: '30.00', owed: '30.00' })).status).toBe(201);
    expect(linesOf(await money(id, as)).slice(-3)).toEqual([
      'received 50.00 late',
      'repaid 20.00 late',
      'repaid 30.00 late',
    ]);
    expect(await bookingOf(service, id)).toMatchObject({ status: 'cancelled' });
  });

  it('is not owed where the payment was an error, which is voided once; the refund stays as it is', async () => {
    const { id } = await cancelled();
    const { body } = await record(id);
    const answers = await Promise.all([1, 2, 3].map(() => voidOf(id, 'payments', body.id)));
    expect(sorted(answers)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ voids: body.id, late: true });
    expect(await owedRows(id)).toEqual(['630.00']);
    expect((await latestEntry(id))?.detail).toMatchObject({
      voided: true,
      before: { owed: '50.00' },
      after: { owed: '0.00' },
    });
    expect((await cancellationOf(id)).cancellation).toMatchObject({ kept: '210.00', refund: '630.00' });
    await record(id);
    await service.post(`/api/bookings/${id}/refund`, { refundedOn: today(), reference: 'CRDB 7731' });
    const late = (await money(id)).payments.findLast((line) => line.late);
    expect((await voidOf(id, 'payments', late?.id ?? 0)).status).toBe(200);
    expect((await voidOf(id, 'payments', 2_000_000_000)).status).toBe(404);
    expect(await money(id)).toMatchObject({ paid: '840.00', refund: { amount: '630.00', state: 'paid' } });
  });

  it('keeps its payment from being voided before the repayment is, which was an error', async () => {
    const { id } = await cancelled();
    const { body: late } = await record(id);
    const { body: back } = await repay(id, { amount: '20.00' });
    expect(await voidOf(id, 'payments', late.id)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Void that repayment first.') },
    });
    expect(await voidOf(id, 'repayments', back.id)).toMatchObject({ status: 200, body: { late: true } });
    expect(await cancellationOf(id)).toMatchObject({ late: { arrived: '50.00', owed: '50.00' } });
    expect((await voidOf(id, 'payments', late.id)).status).toBe(200);
    expect(await cancellationOf(id)).toMatchObject({ late: { arrived: '0.00', owed: '0.00' } });
    expect(await money(id)).toMatchObject({ paid: '840.00', due: '0.00' });
  });

  it('goes back or is voided, whoever is first', async () => {
    for (const _ of [1, 2, 3]) {
      const { id } = await cancelled();
      const { body } = await record(id);
      const answers = await Promise.all([repay(id), voidOf(id, 'payments', body.id)]);
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(await money(id)).toMatchObject({ paid: '840.00' });
    }
  });

  it('prevents the erasure of its customer until it has been paid back', async () => {
    const { id, as } = await cancelled([]);
    await record(id);
    const inTheWay = async () =>
      (await read<ErasurePreview>('/api/booking/privacy/erasure', as)).inTheWay.map((each) => each.id);
    expect(await inTheWay()).toEqual([id]);
    await repay(id);
    expect(await inTheWay()).toEqual([]);
    await service.tell('auth.customer.erasure-requested.v1', {
      erasureId: randomUUID(),
      customerId: as.customer?.id ?? '',
    });
    await eventually('they are erased', () =>
      service.count('erased_booking', `booking_id = '${id}'`).then((count) => count === 1),
    );
    expect((await record(id)).status).toBe(410);
    expect(await lettersAbout(id)).toEqual([]);
  });

  it('is forgotten with the table’s older form alone', async () => {
    const { id } = await cancelled();
    await record(id);
    const source = service.app.get(DataSource);
    await takeBack(source, 'LatePayments1760100000078');
    const lines = await service.rows('select state from payment where booking_id = $1', [id]);
    expect(lines).toHaveLength(2);
    await source.runMigrations();
    expect(await owedRows(id)).toEqual(['630.00']);
    expect(linesOf(await money(id))).toEqual(['received 840.00', 'reconciled 840.00']);
  });
});

describe('a customer whose money came too late', () => {
  const preview = (id: string, path: string, body: unknown) =>
    service.post<LetterPreview[]>(`/api/bookings/${id}/letters/${path}`, body);
  const hasLeft = (id: string, topic: string) =>
    service.rows(
      `update outgoing_mail set attempts = 1, next_attempt_at = now() + interval '2 minutes'
       where topic = $2 and topic_id = $1`,
      [id, topic],
    );

  it('is written that it comes back, and that it did, as staff have read it before', async () => {
    const { id, as, customerEmail, reference } = await cancelled();
    const { body: shown } = await preview(id, 'payments', part);
    expect(await money(id)).toMatchObject({ paid: '840.00' });
    await record(id);
    const arrived = await latestLetter(id);
    expect(arrived?.subject).toBe(`$50.00 arrived for your cancelled booking ${reference}`);
    expect(arrived?.text).toMatch(/Owed to you in all: +\$680\.00/);
    const { subject, text } = arrived ?? {};
    expect(shown).toEqual([{ to: [customerEmail], subject, text, attachments: [], language: 'en' }]);

    await service.post(`/api/bookings/${id}/refund`, { refundedOn: today(), reference: 'CRDB 7731' });
    expect((await latestLetter(id))?.text).toContain('$50.00 is still to come back to you.');

    const back = { amount: '50.00', repaidOn: today(), reference: 'TRUST 9', owed: '50.00' };
    const { body: rehearsed } = await preview(id, 'repayments', back);
    await repay(id);
    const sent = await latestLetter(id);
    expect(sent?.subject).toBe(`We sent $50.00 back to you: your booking ${reference}`);
    expect(sent?.text).toContain('arrived after it was cancelled');
    expect(sent?.text).toContain('With it nothing is owed to you any more.');
    expect(rehearsed).toMatchObject([{ subject: sent?.subject, text: sent?.text }]);

    const [told] = await read<BookingExport[]>('/api/booking/privacy/export', as);
    expect(told?.letters.map((letter) => letter.subject)).toContain(arrived?.subject);
  });

  it('is told what is still to come where the refund has not been paid', async () => {
    const { id } = await cancelled();
    await record(id);
    await repay(id);
    expect((await latestLetter(id))?.text).toContain('$630.00 is still to come back to you.');
  });

  it('is written once it was an error where the letter may have left, and else gets neither', async () => {
    const [one, other] = [await cancelled([]), await cancelled([])];
    const { body: waits } = await record(one.id);
    expect((await preview(one.id, `payments/${waits.id}`, { reason: 'No.' })).body).toEqual([]);
    await voidOf(one.id, 'payments', waits.id);
    expect((await lettersAbout(one.id)).filter(({ topic }) => topic.startsWith('payment'))).toEqual([]);
    const { body: left } = await record(other.id);
    await hasLeft(other.id, 'payment-received');
    await voidOf(other.id, 'payments', left.id);
    const correction = await latestLetter(other.id);
    expect(correction?.subject).toBe(
      `Correction: $50.00 was recorded by mistake for your booking ${other.reference}`,
    );
    expect(correction?.text).toContain('Without it nothing is owed to you.');
    expect(correction?.text).not.toContain('Another family');
  });

  it('is written in the language in which they booked', async () => {
    const { body: booking } = await service.post<Booking>(
      '/api/bookings',
      requestFor(await offered(service)),
      newCustomer(),
      { 'accept-language': 'sw' },
    );
    await cancel(booking.id);
    await record(booking.id);
    expect((await latestLetter(booking.id))?.subject).toMatch(/50\.00 zimefika kwa nafasi yako /);
    await repay(booking.id);
    expect((await latestLetter(booking.id))?.text).toContain('zilifika baada ya nafasi hiyo kufutwa');
  });
});
