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
  type Repayment,
  today,
} from '@safari/contracts';
import { eventually, takeBack } from '@safari/service-kit/testing';
import { DataSource } from 'typeorm';
import {
  agreeOn,
  assignTo,
  bookingOf,
  changeStatus,
  ledTo,
  lettersOf,
  moneyOf,
  networked,
  newCustomer,
  offered,
  requestFor,
  staff,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

/** Its letters are not sent. */
const service = bookingStories({ broker: true, pace: { mailRetryDelays: [3_600_000] } });

const money = (id: string, as?: Identity) => moneyOf(service, id, as);
const linesOf = (ledger: BookingMoney) => ledgerLines(ledger).map(({ says, amount }) => `${says} ${amount}`);
const latestEntry = async (id: string, action = 'payment') =>
  (
    await service.call<BookingHistoryEntry[]>({ url: `/api/bookings/${id}/history?limit=4`, as: staff })
  ).body.find((entry) => entry.action === action);
const owedOf = async (id: string) => {
  const { body } = await service.call<OfficeDay>({ url: '/api/booking/office-day', as: staff });
  return body.owed?.find((row) => row.id === id)?.owed;
};
const repaymentLetters = (id: string) => lettersOf(service, id, 'repayment%');

/** Both sides agree to another price per person. */
const agreed = (id: string, as: Identity, unitPrice: string) =>
  agreeOn(service, id, as, { priceRule: 'agreed', unitPrice });

/** A booking of $840 that was paid and costs $700 now. */
async function cheaper(
  statuses: BookingStatus[] = ['paid'],
  as = newCustomer(),
): Promise<Booking & { as: Identity }> {
  const { id } = await ledTo(service, statuses, { as });
  return { ...(await agreed(id, as, '350.00')), as };
}

const repay = (id: string, part: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  service.post<Repayment>(
    `/api/bookings/${id}/repayments`,
    { amount: '140.00', repaidOn: today(), reference: 'TRUST 9', owed: '140.00', ...part },
    staff,
    headers,
  );
const voidOf = (id: string, line: number, headers: Record<string, string> = {}) =>
  service.post<Repayment>(
    `/api/bookings/${id}/repayments/${line}/void`,
    { reason: 'The bank sent it back.' },
    staff,
    headers,
  );

describe('what was paid beyond a price that was lowered', () => {
  it('is written down as sent back, with its day and reference, and owed to nobody any more', async () => {
    const { id, as, version } = await cheaper();
    expect(await owedOf(id)).toBe('140.00');
    const repaidOn = addDays(today(), -2);
    const { status, body } = await repay(id, { repaidOn });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      amount: '140.00',
      state: 'repaid',
      repaidOn,
      reference: 'TRUST 9',
      voids: null,
    });
    expect(await owedOf(id)).toBeUndefined();
    expect(await bookingOf(service, id)).toMatchObject({ status: 'paid', version: version + 1 });
    for (const reader of [staff, as]) {
      const now = await money(id, reader);
      expect(now).toMatchObject({ paid: '700.00', due: '0.00', repayments: [body] });
      expect(linesOf(now)).toEqual(['received 840.00', 'reconciled 840.00', 'repaid 140.00']);
    }
    expect(await latestEntry(id)).toMatchObject({
      who: 'staff',
      name: staff.staff?.name,
      detail: {
        paymentId: body.id,
        repaid: true,
        reference: 'TRUST 9',
        before: { paid: '840.00', due: '0.00', owed: '140.00' },
        after: { paid: '700.00', due: '0.00', owed: '0.00' },
      },
    });
    expect((await told(service, id)).at(-1)).toMatchObject({
      type: 'booking.payment.repaid.v1',
      customerId: as.customer?.id,
      data: { paymentId: body.id, amount: '140.00' },
    });
  });

  it('goes back in parts', async () => {
    const { id } = await cheaper();
    await repay(id, { amount: '100.00' });
    expect(await owedOf(id)).toBe('40.00');
    expect((await repay(id, { amount: '40.00', owed: '40.00', reference: 'TRUST 10' })).status).toBe(201);
    expect(await money(id)).toMatchObject({ paid: '700.00', due: '0.00' });
  });

  it('goes back once, however often the same request is repeated, and whoever else has sent it', async () => {
    const { id } = await cheaper();
    const headers = { 'idempotency-key': `back-${id}` };
    const answers = await Promise.all(Array.from({ length: 5 }, () => repay(id, {}, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await repay(id)).toMatchObject({ status: 409, body: { code: 'price_changed', owed: '0.00' } });
    const other = await cheaper();
    const both = await Promise.all([repay(other.id), repay(other.id, { reference: 'TRUST 11' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await money(other.id)).repayments).toHaveLength(1);
  });

  it.each([
    ['amount', '0.00'],
    ['amount', '140.01'],
    ['amount', '-1.00'],
    ['amount', 140],
    ['repaidOn', addDays(today(), 2)],
    ['repaidOn', '2026-02-30'],
    ['reference', ' '],
    ['reference', 'x'.repeat(81)],
    ['owed', 'all'],
  ])('is refused with a wrong %s (%j) at its field', async (field, value) => {
    const { id } = await cheaper();
    const { status, body } = await repay(id, { [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty(field);
    expect((await money(id)).repayments).toEqual([]);
  });

  it('pays for the trip where its price rises again', async () => {
    const { id, as } = await cheaper();
    await repay(id);
    expect(await agreed(id, as, '420.00')).toMatchObject({ status: 'confirmed' });
    expect(await money(id)).toMatchObject({ paid: '700.00', due: '140.00' });
    await changeStatus(service, id, 'paid');
    expect(linesOf(await money(id)).slice(-2)).toEqual(['received 140.00', 'reconciled 840.00']);
  });

  it('is counted by what a cancellation costs, and recorded as its refund then', async () => {
    const { id } = await cheaper();
    const { body } = await repay(id);
    const { body: quoted } = await service.call<BookingCancellation>({
      url: `/api/bookings/${id}/cancellation`,
      as: staff,
    });
    expect(quoted.costs?.staff).toMatchObject({ paid: '700.00', refund: '700.00' });
    await service.post(`/api/bookings/${id}/cancel`, { by: 'staff', reason: 'Closed.', refund: '700.00' });
    expect(await repay(id)).toMatchObject({ status: 409, body: { code: 'price_changed', owed: '0.00' } });
    expect((await voidOf(id, body.id)).status).toBe(200);
    expect(await money(id)).toMatchObject({ paid: '840.00', refund: { amount: '840.00', state: 'owed' } });
  });

  it('is still owed once the trip is over, and prevents the erasure of its customer until then', async () => {
    const { id, as } = await cheaper();
    await changeStatus(service, id, 'completed');
    expect(await owedOf(id)).toBe('140.00');
    const inTheWay = async () =>
      (await service.call<ErasurePreview>({ url: '/api/booking/privacy/erasure', as })).body.inTheWay;
    expect((await inTheWay()).map((booking) => booking.id)).toEqual([id]);
    await repay(id);
    expect(await owedOf(id)).toBeUndefined();
    expect(await inTheWay()).toEqual([]);
  });

  it('is nothing for its customer or strangers to record, and nothing of a booking that is not', async () => {
    const { id, as } = await cheaper();
    const { body } = await repay(id, { amount: '40.00' });
    for (const path of ['repayments', `repayments/${body.id}/void`]) {
      expect((await service.post(`/api/bookings/${id}/${path}`, {}, as)).status).toBe(403);
      expect((await service.call({ method: 'POST', url: `/api/bookings/${id}/${path}` })).status).toBe(401);
    }
    expect((await repay('01a1fdc4-037f-77d6-b7ce-3b347bbef071')).status).toBe(404);
  });

  it('stands in what its customer takes along, with the letter', async () => {
    const { id, as } = await cheaper();
    await repay(id);
    const { body } = await service.call<BookingExport[]>({ url: '/api/booking/privacy/export', as });
    expect(body[0]?.repayments).toEqual((await money(id, as)).repayments);
    expect(body[0]?.letters.map(({ subject }) => subject)).toContain(
      (await repaymentLetters(id))[0]?.subject,
    );
  });

  it('is kept by the database itself, and forgotten with the table’s older form', async () => {
    const { id } = await cheaper();
    await repay(id);
    await expect(
      service.rows(`update payment set amount = 1 where booking_id = $1 and state = 'repaid'`, [id]),
    ).rejects.toThrow('never changed');
    const source = service.app.get(DataSource);
    await takeBack(source, 'Repayments1760100000076');
    const lines = await service.rows<{ state: string }>(
      'select state from payment where booking_id = $1 order by id',
      [id],
    );
    expect(lines.map(({ state }) => state)).toEqual(['received', 'reconciled']);
    await source.runMigrations();
    expect(await owedOf(id)).toBe('140.00');
  });
});

describe('a repayment', () => {
  it('that was an error is voided by a counter-entry with a reason, once, over what was seen', async () => {
    const { id, as } = await cheaper();
    const { body } = await repay(id);
    const { version } = await bookingOf(service, id);
    expect(await voidOf(id, body.id, { 'if-match': `"${version - 1}"` })).toMatchObject({ status: 412 });
    const answers = await Promise.all([1, 2, 3].map(() => voidOf(id, body.id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await voidOf(id, body.id)).toMatchObject({
      body: { detail: 'This repayment is voided already.' },
    });
    expect(await owedOf(id)).toBe('140.00');
    expect(await money(id)).toMatchObject({ paid: '840.00', due: '0.00' });
    expect((await money(id, as)).repayments).toMatchObject([
      { state: 'repaid', reference: '' },
      { state: 'voided', voids: body.id, reason: '', reference: '' },
    ]);
    expect((await money(id)).repayments).toMatchObject([{ reference: 'TRUST 9' }, { reference: 'TRUST 9' }]);
    expect((await latestEntry(id))?.detail).toMatchObject({
      repaid: true,
      voided: true,
      reason: 'The bank sent it back.',
      before: { owed: '0.00' },
      after: { owed: '140.00' },
    });
    expect((await told(service, id)).at(-1)).toMatchObject({
      type: 'booking.payment.voided.v1',
      customerId: as.customer?.id,
    });
  });

  it('that was an error pays for a price that has risen since', async () => {
    const { id, as } = await cheaper();
    const { body } = await repay(id);
    await agreed(id, as, '420.00');
    expect((await voidOf(id, body.id)).status).toBe(200);
    expect(await bookingOf(service, id)).toMatchObject({ status: 'paid' });
    expect(await money(id)).toMatchObject({ paid: '840.00', due: '0.00' });
  });

  it('is voided where money went back, in its own booking, and as no payment', async () => {
    const { id } = await cheaper();
    const other = await cheaper();
    const { body } = await repay(id);
    const [received] = (await money(id)).payments;
    expect(await voidOf(other.id, body.id)).toMatchObject({ status: 404 });
    expect(await voidOf(id, received?.id ?? 0)).toMatchObject({ status: 404 });
    const asPayment = await service.post(`/api/bookings/${id}/payments/${body.id}/void`, { reason: 'No.' });
    expect(asPayment.status).toBe(409);
  });

  it('keeps the payment of which it is a part from being voided before it', async () => {
    const { id } = await cheaper();
    const { body } = await repay(id);
    const [received] = (await money(id)).payments;
    const voidReceived = () =>
      service.post(`/api/bookings/${id}/payments/${received?.id}/void`, { reason: 'Not ours.' });
    expect(await voidReceived()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await money(id)).toMatchObject({ paid: '700.00', due: '0.00' });
    await voidOf(id, body.id);
    expect((await voidReceived()).status).toBe(200);
    expect(await money(id)).toMatchObject({ paid: '0.00', due: '700.00' });
  });

  it('lowers what is matched after it, which is all that stands as paid', async () => {
    const { id } = await cheaper(['payment_received']);
    expect((await changeStatus(service, id, 'paid')).status).toBe(200);
    expect(linesOf(await money(id))).toEqual(['received 840.00', 'reconciled 840.00']);
    const less = await cheaper(['payment_received']);
    await repay(less.id);
    expect((await changeStatus(service, less.id, 'paid')).status).toBe(200);
    expect(linesOf(await money(less.id)).at(-1)).toBe('reconciled 700.00');
  });

  it('that was an error is voided also where less is left than went back', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid'], { as });
    await agreed(id, as, '150.00');
    const { body } = await repay(id, { amount: '540.00', owed: '540.00' });
    expect(await money(id)).toMatchObject({ paid: '300.00', due: '0.00' });
    expect((await voidOf(id, body.id)).status).toBe(200);
    expect(await money(id)).toMatchObject({ paid: '840.00', due: '0.00' });
    expect(await owedOf(id)).toBe('540.00');
  });

  it('leaves a payment that was reconciled as it is', async () => {
    const { id } = await cheaper();
    await repay(id);
    await changeStatus(service, id, 'in_progress');
    const { body } = await service.post<Booking>(`/api/bookings/${id}/unstart`);
    expect(body.status).toBe('paid');
  });
});

describe('a customer to whom money went back', () => {
  const preview = (id: string, path: string, body: unknown) =>
    service.post<LetterPreview[]>(`/api/bookings/${id}/letters/${path}`, body);
  const part = { amount: '100.00', repaidOn: today(), reference: 'TRUST 9', owed: '140.00' };

  it('is written what went back and what is still to come, as staff have read it before', async () => {
    const { id, customerEmail, reference } = await cheaper();
    const { body: shown } = await preview(id, 'repayments', part);
    expect(await repaymentLetters(id)).toEqual([]);
    expect(await owedOf(id)).toBe('140.00');
    await repay(id, part);
    const [letter] = await repaymentLetters(id);
    expect(letter?.subject).toBe(`We sent $100.00 back to you: your booking ${reference}`);
    for (const said of [/reference: +TRUST 9/, /Paid so far: +\$740\.00/, /Owed to you: +\$40\.00/]) {
      expect(letter?.text).toMatch(said);
    }
    expect(shown).toEqual([
      { to: [customerEmail], subject: letter?.subject, text: letter?.text, attachments: [], language: 'en' },
    ]);
    expect(await preview(id, 'repayments', { ...part, owed: '1.00' })).toMatchObject({
      status: 409,
      body: { code: 'price_changed' },
    });
  });

  it('is written once it was an error where the letter may have left, and else gets neither', async () => {
    const [one, other] = [await cheaper(), await cheaper()];
    const { body: waits } = await repay(one.id);
    expect((await preview(one.id, `repayments/${waits.id}`, { reason: 'No.' })).body).toEqual([]);
    await voidOf(one.id, waits.id);
    expect(await repaymentLetters(one.id)).toEqual([]);
    const { body: left } = await repay(other.id);
    await service.rows(
      `update outgoing_mail set attempts = 1, next_attempt_at = now() + interval '2 minutes' where topic = 'repayment' and topic_id = $1`,
      [other.id],
    );
    await voidOf(other.id, left.id);
    const [, correction] = await repaymentLetters(other.id);
    expect(correction).toMatchObject({
      topic: 'repayment-voided',
      subject: `Correction: $140.00 was not sent back for your booking ${other.reference}`,
    });
    expect(correction?.text).toMatch(/\$140\.00 is still to come back to you/);
    expect(correction?.text).not.toContain('bank sent it back');
  });

  it('is written in the language in which they booked', async () => {
    const as = newCustomer();
    const { body: booking } = await service.post<Booking>(
      '/api/bookings',
      requestFor(await offered(service)),
      as,
      { 'accept-language': 'sw' },
    );
    await assignTo(service, booking.id, await networked(service));
    await changeStatus(service, booking.id, 'paid');
    await agreed(booking.id, as, '350.00');
    await repay(booking.id);
    expect((await repaymentLetters(booking.id))[0]?.subject).toMatch(
      /^Tumekurudishia .*140\.00: nafasi yako /,
    );
  });

  it('is nobody once they have erased themselves: no word of it stays, nor of the letter', async () => {
    const { id, as } = await cheaper();
    const { body } = await repay(id);
    await changeStatus(service, id, 'completed');
    await service.tell('auth.customer.erasure-requested.v1', {
      erasureId: randomUUID(),
      customerId: as.customer?.id ?? '',
    });
    await eventually('they are erased', () =>
      service.count('erased_booking', `booking_id = '${id}'`).then((count) => count === 1),
    );
    expect(await repaymentLetters(id)).toEqual([]);
    const [line] = await service.rows('select amount, reference from payment where id = $1', [body.id]);
    expect(line).toEqual({ amount: '140.00', reference: '' });
    const [entry] = await service.rows<{ detail: object }>(
      `select detail from booking_history where booking_id = $1 and detail ->> 'repaid' = 'true'`,
      [id],
    );
    expect(entry?.detail).not.toHaveProperty('reference');
    expect((await repay(id)).status).toBe(410);
  });
});
