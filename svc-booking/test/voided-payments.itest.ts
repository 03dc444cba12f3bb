import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type Booking, type LetterPreview, type Payment, today } from '@safari/contracts';
import { eventually, newMailbox, type TestService } from '@safari/service-kit/testing';
import {
  assigned,
  assignTo,
  changeStatus,
  ledTo,
  lettersOf,
  moneyOf,
  networked,
  newCustomer,
  offered,
  requestFor,
  staff,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

/** One letter finds out whether the server is back, and the others wait untried. */
const SERVER_IS_AWAY = { mailRetryDelays: [3_600_000] };

const mailbox = newMailbox();
/** Its letters leave at once. */
const sending = bookingStories({ broker: true, mailbox });
/** Its letters are not sent. */
const waiting = bookingStories({ pace: SERVER_IS_AWAY });

const record = async (service: TestService, id: string, part: Record<string, unknown> = {}) => {
  const { status, body } = await service.post<Payment>(`/api/bookings/${id}/payments`, {
    amount: '300.00',
    receivedOn: today(),
    reference: 'TT 7',
    due: '840.00',
    ...part,
  });
  expect(status).toBe(201);
  return body;
};

const REASON = 'It was for the Okello family.';

const voidOf = (service: TestService, id: string, payment: number) =>
  service.post<Payment>(`/api/bookings/${id}/payments/${payment}/void`, { reason: REASON });

const previewOf = async (service: TestService, id: string, payment: number) => {
  const { body } = await service.post<LetterPreview[]>(`/api/bookings/${id}/letters/payments/${payment}`, {
    reason: REASON,
  });
  return body;
};

const paymentLetters = (service: TestService, id: string) => lettersOf(service, id, 'payment-%');
const topicsOf = async (service: TestService, id: string) =>
  (await paymentLetters(service, id)).map(({ topic }) => topic);

const receiptHasLeft = (id: string) =>
  eventually('the receipt has left', async () =>
    (await paymentLetters(sending, id)).every(({ state }) => state === 'sent'),
  );

describe('a customer who has a receipt', () => {
  it('is written that the payment counts no more, which one, and what is due without it', async () => {
    const customerEmail = `${randomUUID()}@example.com`;
    const { id, reference } = await assigned(sending, { changes: { customerEmail } });
    await record(sending, id, { reference: 'TT 6', amount: '100.00' });
    const { id: payment } = await record(sending, id, { due: '740.00' });
    await receiptHasLeft(id);
    const shown = await previewOf(sending, id, payment);
    expect((await voidOf(sending, id, payment)).status).toBe(200);
    const { message } = await eventually('the correction has arrived', async () =>
      mailbox.received.find(
        ({ recipients, message: { subject = '' } }) =>
          recipients.includes(customerEmail) && subject.startsWith('Correction'),
      ),
    );
    expect(message.subject).toBe(`Correction: $300.00 was recorded by mistake for your booking ${reference}`);
    for (const said of [/reference: +TT 7/, /Paid so far: +\$100\.00/, /Still due: +\$740\.00/]) {
      expect(message.text).toMatch(said);
    }
    expect(message.text).not.toContain('Okello');
    const [, , letter] = await paymentLetters(sending, id);
    expect(shown).toEqual([
      { to: [customerEmail], subject: letter?.subject, text: letter?.text, attachments: [], language: 'en' },
    ]);
  });

  it('is written once, whoever of the office is second', async () => {
    const { id } = await ledTo(sending, ['payment_received']);
    await receiptHasLeft(id);
    const body = await moneyOf(sending, id);
    const payment = body.payments[0]?.id ?? 0;
    const answers = await Promise.all([1, 2, 3].map(() => voidOf(sending, id, payment)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await voidOf(sending, id, payment)).status).toBe(409);
    expect(await topicsOf(sending, id)).toEqual(['payment-received', 'payment-voided']);
  });

  it('is written in the language in which they booked', async () => {
    const { body: booking } = await sending.post<Booking>(
      '/api/bookings',
      requestFor(await offered(sending)),
      newCustomer(),
      { 'accept-language': 'sw' },
    );
    await assignTo(sending, booking.id, await networked(sending));
    const { id: payment } = await record(sending, booking.id);
    await receiptHasLeft(booking.id);
    await voidOf(sending, booking.id, payment);
    expect((await paymentLetters(sending, booking.id)).at(-1)?.subject).toMatch(/^Marekebisho: malipo ya /);
  });

  it('is written nothing once they have erased themselves', async () => {
    const as = newCustomer();
    const { id } = await ledTo(sending, ['paid', 'completed'], { as });
    const body = await moneyOf(sending, id);
    await sending.tell('auth.customer.erasure-requested.v1', {
      erasureId: randomUUID(),
      customerId: as.customer.id,
    });
    await eventually('they are erased', () =>
      sending.count('erased_booking', `booking_id = '${id}'`).then((count) => count === 1),
    );
    const payment = body.payments[0]?.id ?? 0;
    expect((await voidOf(sending, id, payment)).status).toBe(410);
    expect(await paymentLetters(sending, id)).toEqual([]);
  });
});

describe('a customer whose receipt waits', () => {
  it('gets neither letter, for there is nothing to correct, and a receipt of what is recorded anew', async () => {
    const { id } = await assigned(waiting);
    const first = await record(waiting, id);
    expect(await topicsOf(waiting, id)).toEqual(['payment-received']);
    expect(await previewOf(waiting, id, first.id)).toEqual([]);
    expect(await topicsOf(waiting, id)).toEqual(['payment-received']);
    expect((await voidOf(waiting, id, first.id)).status).toBe(200);
    expect(await paymentLetters(waiting, id)).toEqual([]);
    await record(waiting, id, { reference: 'TT 8' });
    expect((await paymentLetters(waiting, id)).map(({ text }) => /reference: +(.*)/.exec(text)?.[1])).toEqual(
      ['TT 8'],
    );
  });

  it('loses the receipt of that payment alone', async () => {
    const [one, other] = [await assigned(waiting), await assigned(waiting)];
    await record(waiting, other.id);
    const { id: payment } = await record(waiting, one.id);
    await voidOf(waiting, one.id, payment);
    expect(await topicsOf(waiting, one.id)).toEqual([]);
    expect(await topicsOf(waiting, other.id)).toEqual(['payment-received']);
  });

  it('keeps it where the void is refused', async () => {
    const { id, version } = await assigned(waiting);
    const { id: payment } = await record(waiting, id);
    const late = await waiting.post(
      `/api/bookings/${id}/payments/${payment}/void`,
      { reason: REASON },
      staff,
      { 'if-match': `"${version}"` },
    );
    expect(late.status).toBe(412);
    expect(await topicsOf(waiting, id)).toEqual(['payment-received']);
  });

  it.each([
    ['is on its way', `attempts = 1, next_attempt_at = now() + interval '2 minutes'`],
    ['was tried and may have arrived', `attempts = 1, reason = 'Timeout', next_attempt_at = now()`],
    ['failed and waits again, as staff wished', `attempts = 0, next_attempt_at = now()`],
  ])('is corrected where it %s', async (_where, state) => {
    const { id } = await assigned(waiting);
    const { id: payment } = await record(waiting, id);
    await waiting.rows(
      `update outgoing_mail set ${state} where topic = 'payment-received' and topic_id = $1`,
      [id],
    );
    await voidOf(waiting, id, payment);
    expect(await topicsOf(waiting, id)).toEqual(['payment-received', 'payment-voided']);
  });

  it('is corrected where an invoice, whoever has it, counts the payment, too', async () => {
    const { id } = await assigned(waiting);
    const { id: payment } = await record(waiting, id);
    const { status } = await waiting.post('/api/send-invoice', {
      bookingId: id,
      emails: ['accounts@example.com'],
    });
    expect(status).toBe(200);
    await voidOf(waiting, id, payment);
    expect(await topicsOf(waiting, id)).toEqual(['payment-received', 'payment-voided']);
  });

  it('is corrected where a later letter counts the payment, too', async () => {
    const { id } = await assigned(waiting);
    const first = await record(waiting, id);
    await changeStatus(waiting, id, 'payment_received');
    await voidOf(waiting, id, first.id);
    const letters = await paymentLetters(waiting, id);
    expect(letters.map(({ text }) => /Paid so far: +(.*)/.exec(text)?.[1])).toEqual([
      '$300.00',
      '$840.00',
      '$540.00',
    ]);
  });
});
