import { describe, expect, it } from '@jest/globals';
import { BOOKING_STATUSES, bookingGroup } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { takeBack } from '@safari/service-kit/testing';
import { DataSource } from 'typeorm';
import { assigned, placed } from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories();

const run = (sql: string, values: unknown[] = []) => service.app.get(Database).manager.query(sql, values);

describe('the schema', () => {
  it.each(BOOKING_STATUSES)(
    'puts a booking that is %s under the same tab as the shared rule',
    async (status) => {
      const { id, assignedOperatorId } =
        status === 'pending' || status === 'cancelled' ? await placed(service) : await assigned(service);
      await run('update booking set status = $2 where id = $1', [id, status]);
      const [row] = (await run('select tab from booking where id = $1', [id])) as { tab: string }[];
      expect(row?.tab).toBe(bookingGroup({ status, assignedOperatorId }));
    },
  );

  it.each([
    ['booking_pending_without_operator', `status = 'pending'`],
    ['booking_pending_without_operator', `status = 'cancelled'`],
    ['booking_total', 'total_price = 1'],
    ['booking_travelers', 'number_of_travelers = 0, total_price = 0'],
    ['booking_status', `status = 'lost'`],
    [
      'booking_reference_once',
      `reference = (select min(reference) from booking as other where other.id <> booking.id)`,
    ],
    ['booking_item', 'item_id = 424242'],
  ])('keeps the promise %s itself', async (constraint, change) => {
    await placed(service);
    const { id } = await assigned(service);
    await expect(run(`update booking set ${change} where id = '${id}'`)).rejects.toThrow(constraint);
  });

  it('keeps the totals right when bookings are written in bulk and removed', async () => {
    const totals = async () =>
      run(
        `select sum(bookings)::int as bookings, sum(revenue)::text as revenue, departures.*
         from booking_total, lateral (
           select sum(bookings)::int as departing, sum(travelers)::int as travelers, sum(revenue)::text as due
           from departure_total
         ) as departures group by departing, travelers, due`,
      );
    const before = await totals();
    const { id } = await placed(service);
    await run('delete from booking_history where booking_id = $1', [id]);
    await run('delete from booking where id = $1', [id]);
    expect(await totals()).toEqual(before);
  });

  it('keeps every amount to the letter when it learns of other currencies, and when it forgets them', async () => {
    const { id } = await placed(service);
    const source = service.app.get(DataSource);
    const amounts = () =>
      run(
        `select unit_price::text, total_price::text, (select sum(revenue)::text from booking_total) as revenue
         from booking where id = $1`,
        [id],
      );
    const written = await amounts();
    await takeBack(source, 'AmountsOfAnyCurrency1760100000007');
    expect(await amounts()).toEqual(written);
    await source.runMigrations();
    expect(await amounts()).toEqual(written);
  });

  it('can be taken down to nothing and built again', async () => {
    const source = service.app.get(DataSource);
    const made = source.migrations.length;
    for (let step = 0; step < made; step += 1) await source.undoLastMigration();
    const left = (await run(
      `select table_name from information_schema.tables where table_schema = 'booking'
       union all select routine_name from information_schema.routines where routine_schema = 'booking'`,
    )) as { table_name: string }[];
    expect(left.map(({ table_name }) => table_name)).toEqual(['migration']);
    await source.runMigrations();
    expect((await placed(service)).status).toBe('pending');
  });
});
