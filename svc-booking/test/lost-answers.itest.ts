import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  type Booking,
  type BookingOffers,
  type Cancellation,
  type CustomerReview,
  type Identity,
  type Invoice,
  type Payment,
  type Repayment,
  type TripUpdate,
  today,
} from '@safari/contracts';
import type { OrProblem } from '@safari/service-kit/testing';
import {
  agreeOn,
  assigned,
  bookingOf,
  changeOf,
  changeStatus,
  colleague,
  ifSeen,
  ledTo,
  lettersOf,
  newCustomer,
  placed,
  staff,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

/** Its letters are not sent. */
const service = bookingStories({ pace: { mailRetryDelays: [3_600_000] } });

/** What the office presses, and what it sees of it. */
interface Press {
  bookingId: string;
  /** POST by default. */
  method?: 'POST' | 'PUT';
  url: string;
  body?: object;
  /** The version that it saw. */
  seen?: number;
}

async function made<T>(url: string, body?: object, as: Identity = staff): Promise<T> {
  const answer = await service.post<T>(url, body, as);
  if (answer.status >= 300) throw new Error(`${url}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const REASON = { reason: 'It was for the Okello family.' };
const TRANSFER = { refundedOn: today(), reference: 'CRDB 7731' };

async function owed(): Promise<string> {
  const { id, totalPrice } = await ledTo(service, ['paid']);
  const request = { by: 'staff', reason: 'The road is flooded.', refund: totalPrice };
  await made(`/api/bookings/${id}/cancel`, request);
  return id;
}

async function reviewed(): Promise<CustomerReview> {
  const as = newCustomer();
  const { id: bookingId } = await ledTo(service, ['paid', 'completed'], { as });
  const words = { overallRating: 4, title: 'All of it', reviewText: 'Lions.', wouldRecommend: true };
  return made('/api/customer-reviews', { bookingId, ...words }, as);
}

const deciding = ({ id, bookingId }: CustomerReview, deed: string, body?: object): Press => ({
  bookingId,
  url: `/api/customer-reviews/${id}/${deed}`,
  ...(body && { body }),
});

/** What is sent under a key, over the version that was seen. */
const pressed = (
  { method = 'POST', url, body, seen }: Omit<Press, 'bookingId'>,
  key: string,
  as: Identity = staff,
) =>
  service.call<OrProblem<object>>({
    method,
    url,
    ...(body && { body }),
    as,
    headers: { 'idempotency-key': key, ...ifSeen(seen) },
  });

/** Other terms, which are offered. */
const changing = (booking: Booking): Press => ({
  bookingId: booking.id,
  method: 'PUT',
  url: `/api/bookings/${booking.id}`,
  body: changeOf(booking, { numberOfTravelers: 3 }),
});

/** Each with what makes it another request, and the number of letters it writes about the booking. */
const PRESSES: [name: string, ready: () => Promise<Press>, another: object, letters: number][] = [
  [
    'offer a change',
    async () => {
      const booking = await placed(service);
      return { ...changing(booking), seen: booking.version ?? 1 };
    },
    { numberOfTravelers: 4 },
    0,
  ],
  [
    'void a payment',
    async () => {
      const { id } = await assigned(service);
      const part = { amount: '300.00', receivedOn: today(), reference: 'TT 7', due: '840.00' };
      const payment = await made<Payment>(`/api/bookings/${id}/payments`, part);
      const url = `/api/bookings/${id}/payments/${payment.id}/void`;
      return { bookingId: id, url, body: REASON, seen: (await bookingOf(service, id)).version };
    },
    { reason: 'It never came.' },
    1,
  ],
  [
    'void a repayment',
    async () => {
      const as = newCustomer();
      const { id } = await ledTo(service, ['paid'], { as });
      await agreeOn(service, id, as, { priceRule: 'agreed', unitPrice: '350.00' });
      const part = { amount: '140.00', repaidOn: today(), reference: 'TRUST 9', owed: '140.00' };
      const repayment = await made<Repayment>(`/api/bookings/${id}/repayments`, part);
      const url = `/api/bookings/${id}/repayments/${repayment.id}/void`;
      return { bookingId: id, url, body: REASON, seen: (await bookingOf(service, id)).version };
    },
    { reason: 'The bank sent it back.' },
    1,
  ],
  [
    'record a refund',
    async () => {
      const bookingId = await owed();
      return { bookingId, url: `/api/bookings/${bookingId}/refund`, body: TRANSFER };
    },
    { ...TRANSFER, reference: 'CRDB 7732' },
    1,
  ],
  [
    'void a refund',
    async () => {
      const bookingId = await owed();
      const { refundReference: reference } = await made<Cancellation>(
        `/api/bookings/${bookingId}/refund`,
        TRANSFER,
      );
      return {
        bookingId,
        url: `/api/bookings/${bookingId}/refund/void`,
        body: { reference, ...REASON },
      };
    },
    { reference: TRANSFER.reference, reason: 'The bank sent it back.' },
    1,
  ],
  [
    'cancel a booking',
    async () => {
      const { id, totalPrice: refund } = await ledTo(service, ['paid']);
      return { bookingId: id, url: `/api/bookings/${id}/cancel`, body: { by: 'staff', ...REASON, refund } };
    },
    { by: 'operator', ...REASON, refund: '840.00' },
    1,
  ],
  [
    'reopen a trip',
    async () => {
      const { id, version } = await ledTo(service, ['paid', 'completed']);
      return { bookingId: id, url: `/api/bookings/${id}/reopen`, body: REASON, seen: version };
    },
    { reason: 'A day is missing.' },
    0,
  ],
  [
    'withdraw a trip update',
    async () => {
      const { id: bookingId } = await assigned(service);
      const words = { updateType: 'milestone', title: 'Two lions', dayNumber: 1, isVisible: true };
      const { id, version } = await made<TripUpdate>('/api/trip-updates', { bookingId, ...words });
      return { bookingId, url: `/api/trip-updates/${id}/withdraw`, seen: version };
    },
    {},
    0,
  ],
  [
    'withhold a review',
    async () => deciding(await reviewed(), 'withhold', { ground: 'abuse' }),
    { ground: 'off_topic' },
    0,
  ],
  [
    'publish a review',
    async () => {
      const review = await reviewed();
      await made(`/api/customer-reviews/${review.id}/withhold`, { ground: 'abuse' });
      return deciding(review, 'publish');
    },
    {},
    0,
  ],
  [
    'answer a review',
    async () => deciding(await reviewed(), 'reply', { text: 'Asante!' }),
    { text: 'Karibu tena!' },
    0,
  ],
];

/** As if every letter about it may have been sent, so that none is withdrawn. */
const tried = (bookingId: string) =>
  service.rows(
    `update outgoing_mail set attempts = 1, next_attempt_at = now() + interval '1 hour' where topic_id = $1`,
    [bookingId],
  );

/** How many rows were written about a booking. */
const written = async (bookingId: string) => ({
  entries: await service.count('booking_history', `booking_id = '${bookingId}'`),
  lines: await service.count('payment', `booking_id = '${bookingId}'`),
  letters: (await lettersOf(service, bookingId)).length,
  events: (await told(service, bookingId)).length,
});

describe('the office, whose answer was lost and who presses again', () => {
  it.each(PRESSES)('to %s, hears the same, and it is done once', async (_, ready, another, letters) => {
    const asked = await ready();
    const { bookingId, body } = asked;
    await tried(bookingId);
    const key = `press-${randomUUID()}`;
    const press = (as = staff, request = body) =>
      pressed({ ...asked, ...(request && { body: request }) }, key, as);
    const before = await written(bookingId);
    const first = await press();
    expect(first.status).toBe(200);
    const once = await written(bookingId);
    expect(once).toMatchObject({ entries: before.entries + 1, letters: before.letters + letters });
    for (const { status, body: again, headers } of await Promise.all([press(), press()])) {
      expect({ status, again, etag: headers['etag'] }).toEqual({
        status: 200,
        again: first.body,
        etag: first.headers['etag'],
      });
    }
    expect(await press(staff, { ...body, ...another })).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    });
    expect([409, 412]).toContain((await press(colleague)).status);
    expect(await written(bookingId)).toEqual(once);
    // an erasure finds the stored answer by its booking
    expect(
      await service.count('idempotency_key', `key = '${key}' and answer::text like '%${bookingId}%'`),
    ).toBe(1);
  });
});

/** What is done under one key, and what takes it back. */
interface Undone extends Press {
  as?: Identity;
  takeBack: (answer: never) => Promise<unknown>;
}

const UNDONE: [name: string, ready: () => Promise<Undone>][] = [
  [
    'a customer’s wish',
    async () => {
      const as = newCustomer();
      const { id, totalPrice, numberOfTravelers } = await placed(service, { as });
      const url = `/api/user/bookings/${id}/offers`;
      const body = { preferredDate: addDays(today(), 90), numberOfTravelers, totalPrice, ...REASON };
      return {
        bookingId: id,
        as,
        url,
        body,
        takeBack: ({ offers: [made] }: BookingOffers) =>
          service.post(`${url}/${made?.id}`, { answer: 'withdrawn', words: '' }, as),
      };
    },
  ],
  [
    'a change that was offered',
    async () => {
      const asked = changing(await placed(service));
      const takeBack = ({ offers: [made] }: BookingOffers) =>
        service.post(`${asked.url}/offers/${made?.id}`, { answer: 'withdrawn', words: '' });
      return { ...asked, takeBack };
    },
  ],
  [
    'a trip update',
    async () => {
      const { id: bookingId } = await assigned(service);
      const url = '/api/trip-updates';
      const words = { updateType: 'milestone', title: 'Two lions', dayNumber: 1, isVisible: true };
      const takeBack = ({ id }: TripUpdate) => made(`${url}/${id}/withdraw`);
      return { bookingId, url, body: { bookingId, ...words }, takeBack };
    },
  ],
  [
    'an invoice',
    async () => {
      const { id: bookingId, customerEmail } = await assigned(service);
      return {
        bookingId,
        url: '/api/send-invoice',
        body: { bookingId, emails: [customerEmail], first: true },
        takeBack: ({ number: invoice, amount }: Invoice) =>
          made(`/api/bookings/${bookingId}/credit-notes`, { invoice, correction: 'void', amount, ...REASON }),
      };
    },
  ],
  [
    'a payment',
    async () => {
      const { id: bookingId } = await assigned(service);
      const url = `/api/bookings/${bookingId}/payments`;
      const body = { amount: '300.00', receivedOn: today(), reference: 'TT 7', due: '840.00' };
      return { bookingId, url, body, takeBack: ({ id }: Payment) => made(`${url}/${id}/void`, REASON) };
    },
  ],
  [
    'a repayment',
    async () => {
      const as = newCustomer();
      const { id: bookingId } = await ledTo(service, ['paid'], { as });
      await agreeOn(service, bookingId, as, { priceRule: 'agreed', unitPrice: '350.00' });
      const url = `/api/bookings/${bookingId}/repayments`;
      const body = { amount: '140.00', repaidOn: today(), reference: 'TRUST 9', owed: '140.00' };
      return { bookingId, url, body, takeBack: ({ id }: Repayment) => made(`${url}/${id}/void`, REASON) };
    },
  ],
  [
    'a refund',
    async () => {
      const bookingId = await owed();
      const url = `/api/bookings/${bookingId}/refund`;
      const takeBack = () => made(`${url}/void`, { reference: TRANSFER.reference, ...REASON });
      return { bookingId, url, body: TRANSFER, takeBack };
    },
  ],
  [
    'voiding a refund',
    async () => {
      const bookingId = await owed();
      const url = `/api/bookings/${bookingId}/refund`;
      const record = () => made(url, TRANSFER);
      await record();
      const body = { reference: TRANSFER.reference, ...REASON };
      return { bookingId, url: `${url}/void`, body, takeBack: record };
    },
  ],
  [
    'reopening a trip',
    async () => {
      const { id } = await ledTo(service, ['paid', 'completed']);
      const takeBack = () => changeStatus(service, id, 'completed');
      return { bookingId: id, url: `/api/bookings/${id}/reopen`, body: REASON, takeBack };
    },
  ],
  [
    'withholding a review',
    async () => {
      const review = await reviewed();
      const press = deciding(review, 'withhold', { ground: 'private_data' });
      return { ...press, takeBack: () => made(deciding(review, 'publish').url) };
    },
  ],
  [
    'publishing a review',
    async () => {
      const review = await reviewed();
      const withhold = () => made(deciding(review, 'withhold').url, { ground: 'abuse' });
      await withhold();
      return { ...deciding(review, 'publish'), takeBack: withhold };
    },
  ],
];

describe('a press that is repeated after what it did was taken back', () => {
  it.each(UNDONE)('for %s is not told that it is done, and the next one does it anew', async (_, ready) => {
    const { as, takeBack, ...asked } = await ready();
    const { bookingId } = asked;
    await tried(bookingId);
    const press = (key: string) => pressed(asked, key, as);
    const key = `press-${randomUUID()}`;
    const first = await press(key);
    expect(first.status).toBeLessThan(300);
    await takeBack(first.body as never);
    const since = await written(bookingId);
    expect(await press(key)).toMatchObject({ status: 409, body: { code: 'conflict', reason: 'undone' } });
    expect(await written(bookingId)).toEqual(since);
    expect((await press(`press-${randomUUID()}`)).status).toBe(first.status);
    expect((await written(bookingId)).entries).toBeGreaterThan(since.entries);
  });
});
