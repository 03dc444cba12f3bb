import { describe, expect, it } from '@jest/globals';
import type {
  Booking,
  BookingHistoryEntry,
  CustomerReview,
  Identity,
  PublicReview,
  ReviewSummary,
  TripStatus,
} from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { OperatorRepository } from '../src/operators/operator.repository.js';
import {
  anotherColleague,
  bookingOf,
  changeStatus,
  colleague,
  ifSeen,
  ledTo,
  lettersOf,
  moneyOf,
  newCustomer,
  staff,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

const reopen = (id: string, reason: unknown = 'The last day is still to come.', seen?: number) =>
  service.post<Booking>(`/api/bookings/${id}/reopen`, { reason }, staff, ifSeen(seen));

/** As if the letter of thanks had been sent. */
const thanked = (id: string) =>
  service.rows(
    `update outgoing_mail set attempts = attempts + 1 where topic = 'trip-completed' and topic_id = $1`,
    [id],
  );

const tripOf = async (id: string, as: Identity) =>
  (await service.call<TripStatus>({ url: `/api/trip-status/${id}`, as })).body;

const review = (bookingId: string, as: Identity) =>
  service.post<CustomerReview>(
    '/api/customer-reviews',
    { bookingId, overallRating: 5, title: 'All of it', reviewText: 'Lions.', wouldRecommend: true },
    as,
  );

const written = async ({ bookingType, itemId }: Booking) => {
  const { body } = await service.call<ReviewSummary & { reviews: PublicReview[] }>({
    url: `/api/reviews/${bookingType}/${itemId}`,
  });
  return body;
};

describe('a completed trip', () => {
  it('is reopened with its operator as it is called by then', async () => {
    const { id, assignedOperatorId } = await ledTo(service, ['paid', 'completed']);
    const operator = { id: assignedOperatorId ?? 0, name: 'Nyota Camps', version: 9, deleted: false };
    await service.app
      .get(Database)
      .transaction((tx) => service.app.get(OperatorRepository).upsert(tx, operator));
    expect((await reopen(id)).body.assignedOperatorName).toBe('Nyota Camps');
    const { body } = await service.call<Booking>({ url: `/api/bookings/${id}`, as: staff });
    expect(body).toMatchObject({ status: 'in_progress', assignedOperatorName: 'Nyota Camps' });
  });

  it('is reopened with a reason, which its customer and the history tell', async () => {
    const as = newCustomer();
    const { id, version } = await ledTo(service, ['paid', 'completed'], { as });
    await thanked(id);
    const { status, body } = await reopen(id, 'The last day is still to come.', version);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'in_progress', version: version + 1 });
    expect(await tripOf(id, as)).toMatchObject({
      currentStatus: 'in_progress',
      completionPercentage: 0,
      currentDay: 1,
      reopened: { at: expect.any(String), reason: 'The last day is still to come.' },
    });
    const history = await service.call<BookingHistoryEntry[]>({
      url: `/api/bookings/${id}/history`,
      as: staff,
    });
    expect(history.body[0]).toMatchObject({
      who: 'staff',
      action: 'status',
      detail: { from: 'completed', to: 'in_progress', reason: 'The last day is still to come.' },
    });
    const moved = (await told(service, id)).filter(({ data }) => data['from'] === 'completed');
    expect(moved.map(({ customerId, data }) => [customerId, data['to']])).toEqual([
      [as.customer.id, 'in_progress'],
    ]);
  });

  it('is completed anew, and keeps the one review that was written of it, in public all the while: no other is asked for', async () => {
    const as = newCustomer();
    const booking = await ledTo(service, ['paid', 'completed'], { as });
    expect((await review(booking.id, as)).status).toBe(201);
    await thanked(booking.id);
    const before = await written(booking);
    expect(before).toMatchObject({ invited: 1, answered: 1 });
    await reopen(booking.id);
    expect(await written(booking)).toEqual(before);
    expect((await review(booking.id, as)).status).toBe(409);
    expect((await changeStatus(service, booking.id, 'completed')).status).toBe(200);
    expect(await written(booking)).toEqual(before);
    expect((await review(booking.id, as)).status).toBe(409);
    expect((await tripOf(booking.id, as)).currentStatus).toBe('completed');
    const thanks = await lettersOf(service, booking.id, 'trip-completed');
    expect(thanks.map(({ text }) => text.includes('Write a review'))).toEqual([true, false]);
  });

  it('that is called off after it was reopened takes its review out of what everybody reads, and of what is counted', async () => {
    const as = newCustomer();
    const booking = await ledTo(service, ['paid', 'completed'], { as });
    await review(booking.id, as);
    await reopen(booking.id);
    expect(await written(booking)).toMatchObject({ answered: 1, reviews: [expect.anything()] });
    const { status } = await service.post(`/api/bookings/${booking.id}/cancel`, {
      by: 'operator',
      reason: 'The trip never took place.',
      refund: booking.totalPrice,
    });
    expect(status).toBe(200);
    expect(await written(booking)).toMatchObject({ invited: 0, answered: 0, rating: null, reviews: [] });
  });

  it('counts as one that could be reviewed only once it is completed', async () => {
    const booking = await ledTo(service, ['paid', 'in_progress']);
    expect(await written(booking)).toMatchObject({ invited: 0, answered: 0 });
  });

  it('is reopened once, and by one who has seen it', async () => {
    const { id, version } = await ledTo(service, ['paid', 'completed']);
    const answers = await Promise.all([1, 2].map(() => reopen(id, 'Too soon.', version)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
    expect(await reopen(id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('needs a reason, and staff', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid', 'completed'], { as });
    for (const reason of [null, ' ', 7, 'x'.repeat(501)]) {
      expect(await reopen(id, reason)).toMatchObject({
        status: 400,
        body: { errors: { reason: expect.anything() } },
      });
    }
    const own = await service.post(`/api/bookings/${id}/reopen`, {}, as);
    expect(own.status).toBe(403);
  });
});

describe('a trip that was started by mistake', () => {
  const unstart = (id: string, seen?: number, as: Identity = staff) =>
    service.post<Booking>(`/api/bookings/${id}/unstart`, undefined, as, ifSeen(seen));

  it.each(['payment_received', 'paid'] as const)(
    'waits for its first day again, %s as it was',
    async (was) => {
      const as = newCustomer();
      const { id, version } = await ledTo(service, [was, 'in_progress'], { as });
      expect(await tripOf(id, as)).toMatchObject({ currentStatus: 'in_progress' });
      const { status, body } = await unstart(id, version);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: was, version: version + 1 });
      expect(await tripOf(id, as)).toMatchObject({ currentStatus: 'confirmed', completionPercentage: 0 });
      const started = await changeStatus(service, id, 'in_progress');
      expect(started.body).toMatchObject({ status: 'in_progress' });
    },
  );

  it.each(['payment_received', 'paid'] as const)(
    'waits for it also where it was completed by mistake long before, and reopened: %s as it was',
    async (was) => {
      const as = newCustomer();
      const { id } = await ledTo(service, [was, 'completed'], { as });
      const { body: reopened } = await reopen(id, 'Another family’s trip was over.');
      expect(await unstart(id, reopened.version)).toMatchObject({ status: 200, body: { status: was } });
      expect(await tripOf(id, as)).toMatchObject({ currentStatus: 'confirmed', currentDay: 1 });
    },
  );

  it('waits for it also where an update began it, or its progress was set and is taken back', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid'], { as });
    const update = { bookingId: id, updateType: 'departure', title: 'Off we go' };
    const posted = await service.post('/api/trip-updates', update);
    expect([posted.status, (await tripOf(id, as)).currentStatus]).toEqual([201, 'in_progress']);
    expect(await unstart(id)).toMatchObject({ status: 200, body: { status: 'paid' } });
    const set = (completionPercentage: number, currentDay: number) =>
      service.put<TripStatus>(`/api/trip-status/${id}`, { completionPercentage, currentDay });
    await set(25, 2);
    expect(await unstart(id)).toMatchObject({ status: 409 });
    expect(await set(0, 2)).toMatchObject({ status: 200, body: { currentStatus: 'in_progress' } });
    expect(await unstart(id)).toMatchObject({ status: 200, body: { status: 'paid' } });
    expect(await tripOf(id, as)).toMatchObject({ currentStatus: 'confirmed', currentDay: 1 });
  });

  it('is taken back once, and not over what somebody else has done since', async () => {
    const { id, version } = await ledTo(service, ['paid', 'in_progress']);
    expect(await unstart(id, version - 1)).toMatchObject({ status: 412 });
    const answers = await Promise.all([unstart(id, version), unstart(id, version, colleague)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect(await unstart(id, undefined, anotherColleague)).toMatchObject({
      status: 409,
      body: { current: { status: 'paid' } },
    });
  });

  it('was taken back already where the same person’s answer was lost', async () => {
    const { id, version } = await ledTo(service, ['paid', 'in_progress']);
    const { body } = await unstart(id, version);
    expect(await unstart(id, version)).toMatchObject({ status: 200, body });
    expect(await unstart(id, version, colleague)).toMatchObject({ status: 412 });
    expect((await bookingOf(service, id)).version).toBe(version + 1);
    const { body: over } = await changeStatus(service, id, 'completed');
    expect(await unstart(id, over.version)).toMatchObject({ status: 409 });
  });

  it('goes on once something of it is behind it, or its money is not there any more', async () => {
    const { id } = await ledTo(service, ['paid', 'in_progress']);
    await service.put(`/api/trip-status/${id}`, { completionPercentage: 20, currentDay: 1 });
    expect(await unstart(id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const unpaid = await ledTo(service, ['payment_received', 'in_progress']);
    const money = await moneyOf(service, unpaid.id);
    const voided = await service.post(`/api/bookings/${unpaid.id}/payments/${money.payments[0]?.id}/void`, {
      reason: 'Another booking’s.',
    });
    expect(voided.status).toBe(200);
    expect(await unstart(unpaid.id)).toMatchObject({ status: 409 });
  });

  it('is nothing for customers, strangers, or a booking that is not', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['paid', 'in_progress'], { as });
    expect((await unstart(id, undefined, as)).status).toBe(403);
    expect((await service.call({ method: 'POST', url: `/api/bookings/${id}/unstart` })).status).toBe(401);
    expect((await unstart('01a1fdc4-037f-77d6-b7ce-3b347bbef071')).status).toBe(404);
  });
});
