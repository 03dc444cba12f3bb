import { describe, expect, it } from '@jest/globals';
import {
  type ActiveTrip,
  addDays,
  type Identity,
  type Problem,
  type TripStatus,
  type TripUpdate,
  today,
} from '@safari/contracts';
import {
  assigned,
  bookingOf,
  changeStatus,
  count,
  ledTo,
  newCustomer,
  nextPage,
  placed,
  staff,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

const progress = (
  id: string,
  completionPercentage: unknown,
  currentDay: unknown,
  headers: Record<string, string> = {},
) => service.put<TripStatus>(`/api/trip-status/${id}`, { completionPercentage, currentDay }, staff, headers);

const update = (
  bookingId: string,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  service.post<TripUpdate>(
    '/api/trip-updates',
    {
      bookingId,
      updateType: 'milestone',
      title: 'At the river',
      description: 'Elephants.',
      location: 'Tarangire',
      dayNumber: 1,
      isVisible: true,
      ...changes,
    },
    staff,
    headers,
  );

const tripOf = async (id: string) =>
  (await service.call<TripStatus>({ url: `/api/trip-status/${id}`, as: staff })).body;
const statusOf = async (id: string) => (await bookingOf(service, id)).status;

describe('a trip', () => {
  it('is being prepared until an operator takes it', async () => {
    const as = newCustomer();
    const { id, preferredDate } = await placed(service, { as });
    const { body } = await service.call<TripStatus>({ url: `/api/trip-status/${id}`, as });
    expect(body).toEqual({
      bookingId: id,
      currentStatus: 'preparing',
      currentDay: 1,
      totalDays: 3,
      completionPercentage: 0,
      startDate: preferredDate,
      expectedEndDate: addDays(preferredDate, 2),
      reopened: null,
      version: 0,
    });
  });

  it('cannot go on before its payment has arrived', async () => {
    const pending = await placed(service);
    const unpaid = await assigned(service);
    for (const { id } of [pending, unpaid]) {
      expect(await progress(id, 25, 1)).toMatchObject({ status: 409, body: { code: 'conflict' } });
      expect(await update(id, { updateType: 'departure' })).toMatchObject({ status: 409 });
      expect(await update(id, { updateType: 'completion' })).toMatchObject({ status: 409 });
      expect(await count(service, 'trip_update', `booking_id = '${id}'`)).toBe(0);
    }
    expect(await statusOf(unpaid.id)).toBe('confirmed');
    expect((await tripOf(unpaid.id)).currentStatus).toBe('confirmed');
  });

  it('begins with its first progress and ends at 100 %, and its booking with it', async () => {
    const as = newCustomer();
    const { id } = await ledTo(service, ['payment_received', 'paid'], { as });
    const begun = await progress(id, 25, 1);
    expect(begun).toMatchObject({
      status: 200,
      body: { currentStatus: 'in_progress', currentDay: 1, version: 2 },
    });
    expect(begun.headers['etag']).toBe('"2"');
    expect(await statusOf(id)).toBe('in_progress');
    await progress(id, 75, 3);
    expect(await tripOf(id)).toMatchObject({ completionPercentage: 75, currentDay: 3 });
    const ended = await progress(id, 100, 1);
    expect(ended.body).toMatchObject({
      currentStatus: 'completed',
      completionPercentage: 100,
      currentDay: 3,
    });
    expect(await statusOf(id)).toBe('completed');
    const events = (await told(service, id)).filter(({ type }) => type === 'booking.trip.progressed.v1');
    expect(
      events.map(({ data }) => [data['currentStatus'], data['completionPercentage'], data['version']]),
    ).toEqual([
      ['confirmed', 0, 1],
      ['in_progress', 25, 2],
      ['in_progress', 75, 3],
      ['completed', 100, 4],
    ]);
    expect(events.every(({ customerId }) => customerId === as.customer.id)).toBe(true);
  });

  it('begins with the first departure and ends with a completion', async () => {
    const { id } = await ledTo(service, ['paid']);
    await update(id);
    expect((await tripOf(id)).currentStatus).toBe('confirmed');
    await update(id, { updateType: 'departure', title: 'Off' });
    expect(await tripOf(id)).toMatchObject({ currentStatus: 'in_progress', completionPercentage: 0 });
    expect(await statusOf(id)).toBe('in_progress');
    await update(id, { updateType: 'departure', title: 'Off again', dayNumber: 2 });
    expect((await tripOf(id)).version).toBe(2);
    await update(id, { updateType: 'completion', title: 'Home', dayNumber: 3 });
    expect(await tripOf(id)).toMatchObject({
      currentStatus: 'completed',
      completionPercentage: 100,
      currentDay: 3,
    });
    expect(await statusOf(id)).toBe('completed');
  });

  it('neither begins nor ends once its booking is cancelled, and can still be written about', async () => {
    const { id } = await ledTo(service, ['paid']);
    await service.post(`/api/bookings/${id}/cancel`, {
      by: 'operator',
      reason: 'The camp burned down.',
      refund: '840.00',
    });
    for (const updateType of ['departure', 'completion']) {
      const { status, body } = await update(id, { updateType });
      expect([status, body.detail]).toEqual([409, 'The booking is cancelled.']);
    }
    expect(await count(service, 'trip_update', `booking_id = '${id}'`)).toBe(0);
    expect((await update(id, { updateType: 'issue' })).status).toBe(201);
    expect((await tripOf(id)).currentStatus).toBe('cancelled');
  });

  it('is over when it is completed', async () => {
    const { id } = await ledTo(service, ['paid', 'completed']);
    expect((await progress(id, 50, 2)).status).toBe(409);
    expect((await progress(id, 100, 3)).status).toBe(200);
    expect((await tripOf(id)).version).toBe(2);
  });

  it.each([
    ['completionPercentage', 101, 1],
    ['completionPercentage', -1, 1],
    ['completionPercentage', 33.3, 1],
    ['completionPercentage', '50', 1],
    ['currentDay', 50, 0],
    ['currentDay', 50, 4],
    ['currentDay', 50, 1e12],
  ])('refuses a wrong %s (%j, %j) at its field', async (field, percentage, day) => {
    const { id } = await ledTo(service, ['paid']);
    const { status, body } = await progress(id, percentage, day);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty(field);
  });

  it('refuses an edit of an older state with the state of now', async () => {
    const { id } = await ledTo(service, ['paid']);
    await progress(id, 25, 1, { 'if-match': '"1"' });
    const late = await progress(id, 50, 2, { 'if-match': '"1"' });
    expect(late.status).toBe(412);
    expect(late.body['current']).toMatchObject({ completionPercentage: 25, version: 2 });
  });

  it('takes the progress that is reached already as done, whatever state its editor saw', async () => {
    const { id } = await ledTo(service, ['paid']);
    const first = await progress(id, 25, 1, { 'if-match': '"1"' });
    const again = await progress(id, 25, 1, { 'if-match': '"1"' });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await told(service, id)).filter(({ data }) => data['completionPercentage'] === 25)).toHaveLength(
      1,
    );
  });

  it('lets one of two edits at once through', async () => {
    const { id } = await ledTo(service, ['paid']);
    const answers = await Promise.all([25, 50].map((share) => progress(id, share, 1, { 'if-match': '"1"' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
  });

  it('and its booking are completed once when it is ended from three sides at once', async () => {
    const { id } = await ledTo(service, ['paid']);
    const answers = await Promise.all([
      progress(id, 100, 3),
      changeStatus(service, id, 'completed'),
      update(id, { updateType: 'completion' }),
    ]);
    expect(answers.every(({ status }) => status < 300)).toBe(true);
    const events = await told(service, id);
    expect(events.filter(({ data }) => data['to'] === 'completed')).toHaveLength(1);
    expect(events.filter(({ data }) => data['currentStatus'] === 'completed')).toHaveLength(1);
  });

  it('is another customer’s secret', async () => {
    const { id } = await assigned(service);
    const as = newCustomer();
    expect((await service.call({ url: `/api/trip-status/${id}`, as })).status).toBe(404);
    expect((await service.call({ url: `/api/trip-updates?bookingId=${id}`, as })).status).toBe(404);
  });
});

describe('active trips', () => {
  it('are those that are confirmed or under way, the earliest departure first, page by page', async () => {
    const preferred = (days: number) => ({ changes: { preferredDate: addDays(today(), days) } });
    const confirmed = await assigned(service, preferred(2));
    const underWay = await ledTo(service, ['paid', 'in_progress'], preferred(1));
    const over = await ledTo(service, ['paid', 'completed'], preferred(1));
    const open = await placed(service, preferred(1));
    const rows: ActiveTrip[] = [];
    for (let url: string | undefined = '/api/trip-active?limit=3'; url; ) {
      const page: { headers: Record<string, unknown>; body: ActiveTrip[] } = await service.call<ActiveTrip[]>(
        {
          url,
          as: staff,
        },
      );
      rows.push(...page.body);
      url = nextPage(page.headers);
    }
    const ids = rows.map(({ booking }) => booking.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.indexOf(underWay.id)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(underWay.id)).toBeLessThan(ids.indexOf(confirmed.id));
    expect(ids).not.toContain(over.id);
    expect(ids).not.toContain(open.id);
    expect(rows[ids.indexOf(confirmed.id)]).toEqual({ booking: confirmed, trip: await tripOf(confirmed.id) });
  });
});

describe('trip updates', () => {
  it('come newest first, to staff all, to the traveler the visible ones', async () => {
    const as = newCustomer();
    const { id } = await assigned(service, { as });
    const first = await update(id, { title: 'First' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ id: expect.any(Number), bookingId: id, title: 'First' });
    await update(id, { title: 'Between us', updateType: 'issue', isVisible: false });
    await update(id, { title: 'Last' });
    const titles = async (who: Identity) =>
      (await service.call<TripUpdate[]>({ url: `/api/trip-updates?bookingId=${id}`, as: who })).body.map(
        ({ title }) => title,
      );
    expect(await titles(staff)).toEqual(['Last', 'Between us', 'First']);
    expect(await titles(as)).toEqual(['Last', 'First']);
  });

  it('reach the live stream of the traveler only when they are visible', async () => {
    const as = newCustomer();
    const { id } = await assigned(service, { as });
    await update(id);
    await update(id, { isVisible: false });
    const events = (await told(service, id)).filter(({ type }) => type.endsWith('update-posted.v1'));
    expect(events.map(({ customerId, data }) => [customerId, data['isVisible']])).toEqual([
      [as.customer.id, true],
      [undefined, false],
    ]);
  });

  it('are posted once, however often the same request is repeated', async () => {
    const { id } = await assigned(service);
    const headers = { 'idempotency-key': `post-${id}` };
    const answers = await Promise.all(Array.from({ length: 8 }, () => update(id, {}, headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await count(service, 'trip_update', `booking_id = '${id}'`)).toBe(1);
  });

  it.each([
    ['updateType', 'teleport'],
    ['title', ' '],
    ['title', 'x'.repeat(151)],
    ['dayNumber', 0],
    ['dayNumber', 1.5],
    ['dayNumber', 99],
    ['isVisible', 'yes'],
    ['bookingId', 'mine'],
    ['description', 'x'.repeat(4001)],
  ])('refuse a wrong %s (%j) at its field', async (field, value) => {
    const { id } = await assigned(service);
    const { status, body } = await update(id, { [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty(field);
  });

  it('need to be told of which booking', async () => {
    const { status, body } = await service.call<Problem>({ url: '/api/trip-updates', as: staff });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('bookingId');
  });
});
