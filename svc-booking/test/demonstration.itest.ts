import { describe, expect, it } from '@jest/globals';
import { BOOKING_STATUSES, type Booking, type BookingSummary, bookingGroup } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { eventually, type TestService } from '@safari/service-kit/testing';
import { ItemRepository } from '../src/items/item.repository.js';
import { OperatorRepository } from '../src/operators/operator.repository.js';
import { demonstration } from '../src/seed/demo.job.js';
import { customerIdOf } from '../src/seed/travelers.js';
import { count, placed, staff, startBookingService } from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

/** The copies that the owners' events bring: 14 packages, 19 attractions, 24 operators. */
async function copiesArrive(service: TestService): Promise<void> {
  const { app } = service;
  await app.get(Database).transaction(async (tx) => {
    const learn = (type: 'package' | 'attraction', id: number, durationDays: number) =>
      app.get(ItemRepository).upsert(tx, {
        type,
        id,
        name: `${type} ${id}`,
        translations: [],
        price: '100.00',
        durationDays,
        version: 1,
        deleted: false,
      });
    const days = [2, 3, 5, 7, 6, 8, 4, 9, 8, 4, 7, 4, 5, 12];
    for (const [at, durationDays] of days.entries()) await learn('package', at + 1, durationDays);
    for (let id = 1; id <= 19; id += 1) await learn('attraction', id, 1);
    for (let id = 1; id <= 24; id += 1) {
      await app
        .get(OperatorRepository)
        .upsert(tx, { id, name: `Operator ${id}`, version: 1, deleted: false });
    }
  });
}

describe('the demonstration', () => {
  const service = bookingStories({ settings: { SEED: 'demo' } });

  it('waits for the copies of items and operators, and the service serves meanwhile', async () => {
    expect((await service.call({ url: '/readyz' })).status).toBe(200);
    expect(await count(service, 'booking')).toBe(0);
  });

  it('holds about sixty bookings in every status, with money, trips and reviews in order', async () => {
    await copiesArrive(service);
    await eventually(
      'it is written',
      async () => (await count(service, 'seeded', `key = 'done'`)) === 1,
      150_000,
    );
    const all = await service.call<Booking[]>({ url: '/api/bookings?cancelled=too', as: staff });
    expect(all.body).toHaveLength(demonstration.length);
    expect(new Set(all.body.map(({ status }) => status))).toEqual(new Set(BOOKING_STATUSES));
    const body = all.body.filter(({ status }) => status !== 'cancelled');
    expect(await count(service, 'cancellation', 'cancelled_at < now()')).toBe(all.body.length - body.length);
    expect(body.every(({ createdAt }) => Date.parse(createdAt) <= Date.now())).toBe(true);
    const { body: summary } = await service.call<BookingSummary>({ url: '/api/bookings/summary', as: staff });
    for (const tab of ['pending', 'confirmed', 'paid', 'completed'] as const) {
      expect(summary.tabs[tab]).toBe(body.filter((booking) => bookingGroup(booking) === tab).length);
    }
    const paid = body.filter(({ status }) => status !== 'pending' && status !== 'confirmed');
    expect(await count(service, 'payment', `state = 'received'`)).toBe(paid.length);
    expect(
      await count(service, 'invoice', `facts->>'number' = number and facts->>'due' = amount::text`),
    ).toBe(await count(service, 'invoice'));
    const completed = body.filter(({ status }) => status === 'completed').length;
    expect(await count(service, 'trip', `current_status = 'completed'`)).toBe(completed);
    expect(await count(service, 'trip_update', 'posted_at > now()')).toBe(0);
    const talk = await service.rows<{ hours: number[] }>(
      `select array_agg(extract(epoch from message.created_at - booking.created_at)::int / 3600 order by message.id) as hours
       from booking_message as message join booking on booking.id = message.booking_id
       where booking.created_at < now() - interval '2 days' group by booking.id`,
    );
    expect(talk.map(({ hours }) => hours)).toContainEqual([6, 12, 18]);
    const newest = 'select max(created_at) from booking_message where booking_id = message_mark.booking_id';
    expect(await count(service, 'message_mark', `last_message_at <> (${newest})`)).toBe(0);
    expect(await count(service, 'customer_review')).toBe(demonstration.filter(({ review }) => review).length);
  });

  it('numbers its invoices without gaps, in the order of their dates', async () => {
    const invoices = await service.app
      .get(Database)
      .rows<{ number: string; issuedAt: Date }>(
        'seeded-invoices',
        `select number, issued_at as "issuedAt" from invoice order by issued_at, number`,
      );
    expect(invoices.length).toBeGreaterThan(30);
    expect(invoices.map(({ number }) => number)).toEqual(invoices.map(({ number }) => number).toSorted());
  });

  it('belongs to the people who sign in', async () => {
    const email = 'amina@example.com';
    const as = { customer: { id: customerIdOf('Amina@Example.com'), name: 'Amina Msafiri', email } };
    const { body } = await service.call<Booking[]>({ url: '/api/user/bookings', as });
    expect(body.length).toBeGreaterThanOrEqual(3);
    expect(body.every(({ customerEmail }) => customerEmail === email)).toBe(true);
  });

  it('tells the operators’ side of each booking, and writes letters to nobody', async () => {
    expect(await count(service, 'outbox', `subject = 'booking.booking.placed.v1'`)).toBe(
      demonstration.length,
    );
    expect(await count(service, 'outgoing_mail')).toBe(0);
  });
});

describe('a service that has bookings already', () => {
  it('is left as it is', async () => {
    const service = await startBookingService();
    await placed(service);
    const { url } = service.database;
    const again = await startBookingService({ SEED: 'demo', DATABASE_URL: url });
    await copiesArrive(again);
    expect(await count(again, 'seeded')).toBe(0);
    expect(await count(again, 'booking')).toBe(1);
    await again.close();
    await service.close();
  });
});
