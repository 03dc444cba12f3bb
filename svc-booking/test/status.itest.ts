import { describe, expect, it } from '@jest/globals';
import type { Booking, BookingStatus, Identity, Problem, StaffRole, TripStatus } from '@safari/contracts';
import {
  assigned,
  changeStatus,
  colleague,
  count,
  ledTo,
  moneyOf,
  newCustomer,
  placed,
  staff,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

const money = (id: string) => moneyOf(service, id);

describe('a member of the office', () => {
  const as = (role: StaffRole): Identity => ({ staff: { id: `member-${role}`, name: role, role } });
  const move = (id: string, status: BookingStatus, role: StaffRole) =>
    service.put<Booking>(`/api/bookings/${id}/status`, { status }, as(role));
  const post = (id: string, what: string, role: StaffRole, body?: object) =>
    service.post<Booking>(`/api/bookings/${id}/${what}`, body, as(role));
  const REFUSED = { status: 403, body: { detail: 'Your role in the office does not do this.' } };

  it('who minds the money records and reconciles it, takes that back, and moves no trip', async () => {
    const { id } = await assigned(service);
    expect(await move(id, 'payment_received', 'accountant')).toMatchObject({ status: 200 });
    expect(await move(id, 'paid', 'accountant')).toMatchObject({ status: 200 });
    expect(await post(id, 'unreconcile', 'accountant')).toMatchObject({ status: 200 });
    expect(await move(id, 'in_progress', 'accountant')).toMatchObject(REFUSED);
    expect(await move(id, 'completed', 'accountant')).toMatchObject(REFUSED);
    expect(await post(id, 'unassign-operator', 'accountant')).toMatchObject(REFUSED);
  });

  it('who guides trips begins and ends them, takes that back, and records no money', async () => {
    const { id } = await assigned(service);
    expect(await move(id, 'payment_received', 'guide')).toMatchObject(REFUSED);
    expect(await move(id, 'paid', 'guide')).toMatchObject(REFUSED);
    await changeStatus(service, id, 'paid');
    expect(await post(id, 'unreconcile', 'guide')).toMatchObject(REFUSED);
    expect(await move(id, 'in_progress', 'guide')).toMatchObject({ status: 200 });
    expect(await post(id, 'unstart', 'guide')).toMatchObject({ status: 200 });
    expect(await move(id, 'completed', 'guide')).toMatchObject({ status: 200 });
    const why = { reason: 'One day is to come.' };
    expect(await post(id, 'reopen', 'guide', why)).toMatchObject({ status: 200 });
  });
});

describe('moving a booking', () => {
  it('follows the money and the trip to the end, with an event for every step', async () => {
    const as = newCustomer();
    const { id } = await assigned(service, { as });
    for (const status of ['payment_received', 'paid', 'in_progress', 'completed'] as const) {
      const answer = await changeStatus(service, id, status);
      expect(answer).toMatchObject({ status: 200, body: { status } });
      expect(answer.headers['etag']).toBe(`"${answer.body.version}"`);
    }
    const moves = (await told(service, id)).filter(({ type }) => type.endsWith('status-changed.v1'));
    expect(
      moves.map(({ data, customerId }) => [data['from'], data['to'], data['version'], customerId]),
    ).toEqual([
      ['pending', 'confirmed', 2, as.customer.id],
      ['confirmed', 'payment_received', 3, as.customer.id],
      ['payment_received', 'paid', 4, as.customer.id],
      ['paid', 'in_progress', 5, as.customer.id],
      ['in_progress', 'completed', 6, as.customer.id],
    ]);
    expect(await count(service, 'booking_history', `booking_id = '${id}' and who = 'staff:desk-1'`)).toBe(5);
  });

  it.each([
    ['pending', [], 'confirmed'],
    ['pending', [], 'paid'],
    ['pending', [], 'completed'],
    ['confirmed', [], 'completed'],
    ['confirmed', [], 'in_progress'],
    ['confirmed', [], 'pending'],
    ['confirmed', [], 'cancelled'],
    ['paid', ['paid'], 'payment_received'],
    ['completed', ['paid', 'completed'], 'paid'],
  ] as const)('refuses %s %j → %s and leaves everything as it was', async (from, steps, to) => {
    const { id } = from === 'pending' ? await placed(service) : await ledTo(service, [...steps]);
    const before = await told(service, id);
    const answer = await changeStatus(service, id, to);
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('conflict');
    expect(await told(service, id)).toEqual(before);
  });

  it('takes the status it has already for no change, whatever version was seen', async () => {
    const { id, version } = await ledTo(service, ['paid']);
    const answer = await changeStatus(service, id, 'paid', { 'if-match': '"1"' });
    expect(answer).toMatchObject({ status: 200, body: { version } });
  });

  it('tells whoever comes second that somebody else did the same, so that they don’t take it back', async () => {
    const { id, version } = await assigned(service);
    const pay = (as: Identity) =>
      service.put<Problem & { current: Booking }>(
        `/api/bookings/${id}/status`,
        { status: 'payment_received' },
        as,
        { 'if-match': `"${version}"` },
      );
    expect(await pay(colleague)).toMatchObject({ status: 200, body: { version: version + 1 } });
    expect(await pay(staff)).toMatchObject({
      status: 412,
      body: { code: 'stale', current: { status: 'payment_received', version: version + 1 } },
    });
    expect((await pay(colleague)).status).toBe(200);
    expect(await count(service, 'payment', `booking_id = '${id}'`)).toBe(1);
  });

  it('counts as one’s own only where nobody has moved it since', async () => {
    const { id, version } = await assigned(service);
    const move = (as: Identity, status: BookingStatus, seen: number) =>
      service.put<Booking>(`/api/bookings/${id}/status`, { status }, as, { 'if-match': `"${seen}"` });
    expect((await move(colleague, 'payment_received', version)).status).toBe(200);
    expect((await move(staff, 'paid', version + 1)).status).toBe(200);
    expect((await move(colleague, 'paid', version + 1)).status).toBe(412);
    expect((await move(staff, 'paid', version + 1)).status).toBe(200);
  });

  it('refuses an edit of an older state with the state of now', async () => {
    const { id } = await assigned(service);
    const answer = await changeStatus(service, id, 'paid', { 'if-match': '"1"' });
    expect(answer.status).toBe(412);
    expect(answer.body['current']).toMatchObject({ id, status: 'confirmed', version: 2 });
  });

  it('lets one of two different changes at once through', async () => {
    const { id } = await assigned(service);
    const answers = await Promise.all(
      (['payment_received', 'paid'] as const).map((status) =>
        changeStatus(service, id, status, { 'if-match': '"2"' }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
    expect(await count(service, 'booking', `id = '${id}' and version = 3`)).toBe(1);
  });

  it('makes one change of the same change sent ten times at once', async () => {
    const { id } = await assigned(service);
    const answers = await Promise.all(Array.from({ length: 10 }, () => changeStatus(service, id, 'paid')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const moves = (await told(service, id)).filter(({ data }) => data['to'] === 'paid');
    expect(moves).toHaveLength(1);
  });

  it('refuses a status that does not exist, at its field', async () => {
    const { id } = await assigned(service);
    const answer = await changeStatus(service, id, 'lost' as 'paid');
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('status');
  });
});

describe('the money of a booking', () => {
  it('is due until it has arrived, and reconciling it adds nothing', async () => {
    const { id } = await assigned(service);
    expect(await money(id)).toEqual({
      bookingId: id,
      totalPrice: '840.00',
      cost: '840.00',
      invoiced: '0.00',
      paid: '0.00',
      due: '840.00',
      invoices: [],
      payments: [],
      repayments: [],
      refund: null,
    });
    await changeStatus(service, id, 'payment_received');
    expect(await money(id)).toMatchObject({ paid: '840.00', due: '0.00' });
    await changeStatus(service, id, 'paid');
    const settled = await money(id);
    expect(settled).toMatchObject({ paid: '840.00', due: '0.00' });
    expect(settled.payments.map(({ state, amount }) => [state, amount])).toEqual([
      ['received', '840.00'],
      ['reconciled', '840.00'],
    ]);
  });

  it('is written as received too when it is reconciled at once', async () => {
    const { id } = await ledTo(service, ['paid']);
    const { payments, paid } = await money(id);
    expect(payments.map(({ state }) => state)).toEqual(['received', 'reconciled']);
    expect(paid).toBe('840.00');
  });

  it('is nobody else’s business', async () => {
    const { id } = await assigned(service);
    const other = await service.call({ url: `/api/bookings/${id}/money`, as: newCustomer() });
    expect(other.status).toBe(404);
  });
});

describe('a booking moved by hand', () => {
  it.each(['payment_received', 'paid'] as const)(
    'takes its trip to the end when completed from %s',
    async (from) => {
      const { id } = await ledTo(service, [from, 'completed']);
      const { body } = await service.call<TripStatus>({ url: `/api/trip-status/${id}`, as: staff });
      expect(body).toMatchObject({ currentStatus: 'completed', completionPercentage: 100, currentDay: 3 });
    },
  );

  it('takes its trip along when it begins', async () => {
    const { id } = await ledTo(service, ['paid', 'in_progress']);
    const { body } = await service.call<TripStatus>({ url: `/api/trip-status/${id}`, as: staff });
    expect(body).toMatchObject({ currentStatus: 'in_progress', completionPercentage: 0, currentDay: 1 });
  });
});
