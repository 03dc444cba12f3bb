import { afterEach, expect, it } from '@jest/globals';
import {
  type ActiveTrip,
  type BookingStatus,
  ERASED_CUSTOMER,
  INVOICE_YEARS,
  type Invoice,
  type OfficeDay,
  SAFARI_TIME_ZONE,
} from '@safari/contracts';
import { Database, Loop } from '@safari/service-kit';
import { eventually, type TestService, tracesOf } from '@safari/service-kit/testing';
import { BookingRetentionJob } from '../src/privacy/booking-retention.job.js';
import { PRUNED } from '../src/privacy/retention.js';
import { ledTo, placed, staff, startBookingService } from './support/booking-service.js';

let service: TestService;
afterEach(() => service.close());

/** Runs the hourly job now. */
const runRetention = () => {
  const { loop } = service.app.get(BookingRetentionJob) as unknown as { loop: Loop };
  loop.wake();
};

const aTripOf = async (
  name: string,
  yearsAgo: number,
  statuses: BookingStatus[] = ['paid', 'completed'],
): Promise<string> => {
  const { id } = await ledTo(service, statuses, { changes: { customerName: name } });
  await service.rows(
    `update booking set preferred_date = current_date - make_interval(years => $2) - interval '10 days' where id = $1`,
    [id, yearsAgo],
  );
  return id;
};

const sendInvoice = async (bookingId: string): Promise<string> => {
  const request = { bookingId, emails: ['zawadi@example.com'] };
  const { body } = await service.post<Invoice>('/api/send-invoice', request);
  expect(body).toMatchObject({ number: expect.any(String) });
  return body.number;
};

it('a trip that was over six years ago names nobody any more, and a younger one does', async () => {
  service = await startBookingService();
  const old = await aTripOf('Zawadi Kale', 6);
  const young = await aTripOf('Zawadi Kijana', 5);
  const last = await aTripOf('Zawadi Mwisho', 6);
  await service.rows(
    `update booking set preferred_date = current_date - make_interval(years => 6) - interval '1 day' where id = $1`,
    [last],
  );
  const wish = await placed(service, { changes: { customerName: 'Zawadi Tamanio' } });
  await service.rows(`update booking set preferred_date = current_date - 3000 where id = $1`, [wish.id]);
  runRetention();
  await eventually(
    'the old one is emptied',
    async () => (await tracesOf(service, ['Zawadi Kale'])).length === 0,
  );
  expect(await service.count('booking', `id = '${old}' and customer_name = '${ERASED_CUSTOMER}'`)).toBe(1);
  expect(await service.count('booking', `id = '${young}' and customer_name = 'Zawadi Kijana'`)).toBe(1);
  // it had begun six years ago, and was not over
  expect(await service.count('booking', `id = '${last}' and customer_name = 'Zawadi Mwisho'`)).toBe(1);
  expect(await service.count('booking', `id = '${wish.id}'`)).toBe(0);
  const [told, ...more] = await service.told('booking.customer.erased.v1');
  expect([told?.data.bookingIds.toSorted(), more]).toEqual([[old, wish.id].toSorted(), []]);
});

it('a trip of so long ago names nobody either where nobody has said that it is over, and waits for nobody', async () => {
  service = await startBookingService();
  const ways: BookingStatus[][] = [[], ['payment_received'], ['paid'], ['paid', 'in_progress']];
  const forgotten: string[] = [];
  for (const statuses of ways) forgotten.push(await aTripOf('Zawadi Sahau', 7, statuses));
  const [unpaid = ''] = forgotten;
  await sendInvoice(unpaid);
  await service.rows(`update trip set start_date = current_date - interval '7 years'`);
  const owed = await aTripOf('Zawadi Deni', 7, ['paid']);
  await service.rows(`update booking set unit_price = 400, total_price = 800 where id = $1`, [owed]);
  const day = async () => (await service.call<OfficeDay>({ url: '/api/booking/office-day', as: staff })).body;
  expect((await day()).counts).toMatchObject({ due: 1, quietTrips: 4 });
  const active = async () => (await service.call<ActiveTrip[]>({ url: '/api/trip-active', as: staff })).body;
  expect((await active()).map(({ booking }) => booking.id).toSorted()).toEqual(
    [...forgotten, owed].toSorted(),
  );
  runRetention();
  await eventually(
    'they are emptied',
    async () => (await tracesOf(service, ['Zawadi Sahau'])).join() === 'invoice',
  );
  const emptied = await service.rows<{ id: string }>(
    `select id from booking where customer_name = $1 and total_price = 840`,
    [ERASED_CUSTOMER],
  );
  expect(emptied.map(({ id }) => id).toSorted()).toEqual(forgotten.toSorted());
  expect(await service.count('booking', `id = '${owed}' and customer_name = 'Zawadi Deni'`)).toBe(1);
  expect((await day()).counts).toMatchObject({ due: 0, quietTrips: 0, owed: 1 });
  expect((await active()).map(({ booking }) => booking.id)).toEqual([owed]);
});

/** The same old trip many times over, of other customers. */
const manyTripsLike = (id: string, count: number) =>
  service.rows(
    `insert into booking (id, reference, customer_id, booking_type, item_id, item_name, duration_days, status,
       customer_name, customer_email, customer_phone, number_of_travelers, preferred_date, unit_price, total_price,
       special_requests, created_at, version)
     select gen_random_uuid(), 'OLD-' || place, 'customer-' || place, booking_type, item_id, item_name, duration_days,
       status, 'Zawadi ' || place, customer_email, customer_phone, number_of_travelers, preferred_date, unit_price,
       total_price, special_requests, created_at, version
     from booking, generate_series(1, $2) as place where id = $1 returning id`,
    [id, count],
  );

it('many trips of so long ago let go of their customers some after the others', async () => {
  service = await startBookingService();
  const wish = await placed(service, { changes: { customerName: 'Zawadi Wengi' } });
  await service.rows('update booking set preferred_date = current_date - 3000 where id = $1', [wish.id]);
  await manyTripsLike(wish.id, 20);
  runRetention();
  await eventually('all are gone', async () => (await service.count('booking')) === 0);
  const told = await service.told('booking.customer.erased.v1');
  expect(told.map(({ data }) => data.bookingIds.length)).toEqual([10, 10, 1]);
});

it('trips of so long ago that cannot go yet keep no other waiting, however many they are', async () => {
  service = await startBookingService();
  const owed = await placed(service, { changes: { customerName: 'Zawadi Deni' } });
  await service.rows('update booking set preferred_date = current_date - 3000 where id = $1', [owed.id]);
  await manyTripsLike(owed.id, 10);
  await service.rows('update booking set paid = total_price + 40');
  const worked = await aTripOf('Zawadi Kazi', 7);
  const free = await aTripOf('Zawadi Huru', 6);
  await service.app.get(Database).transaction(async (tx) => {
    await tx.query('select from booking where id = $1 for update', [worked]);
    runRetention();
    await eventually(
      'another one is emptied',
      async () => (await tracesOf(service, ['Zawadi Huru'])).length === 0,
    );
  });
  const [told, ...more] = await service.told('booking.customer.erased.v1');
  expect([told?.data.bookingIds, more]).toEqual([[free], []]);
});

it('a trip that cannot let go of its customer is counted among the old rows that stay, until it can', async () => {
  service = await startBookingService();
  const failed = async () =>
    /^pruning_failed (\d+)$/m.exec((await service.call<string>({ url: '/metrics' })).body)?.[1];
  const old = await aTripOf('Zawadi Baki', 6);
  await service.rows(
    `alter table booking add constraint named check (customer_name <> '${ERASED_CUSTOMER}')`,
  );
  runRetention();
  await eventually('it says so', async () => (await failed()) === '1');
  expect(await service.count('booking', `id = '${old}' and customer_name = 'Zawadi Baki'`)).toBe(1);
  await service.rows('alter table booking drop constraint named');
  runRetention();
  await eventually('it is emptied', async () => (await tracesOf(service, ['Zawadi Baki'])).length === 0);
  await eventually('it says so', async () => (await failed()) === '0');
});

it('an invoice lets go of whom it was for when the years of the law are over, and of nothing else', async () => {
  service = await startBookingService();
  const { id } = await ledTo(service, [], { changes: { customerName: 'Zawadi Kale' } });
  await sendInvoice(id);
  const empty = (set: string) =>
    service.app.get(Database).manager.query(`update invoice set ${set} where booking_id = $1`, [id]);
  const billTo = `facts = jsonb_set(facts, '{billTo}', '{"name": "Erased"}')`;
  await expect(empty(billTo)).rejects.toThrow('never changed');
  await service.rows('alter table invoice disable trigger invoice_kept');
  await empty(`issued_at = issued_at - interval '6 years'`);
  await service.rows('alter table invoice enable trigger invoice_kept');
  await expect(empty(`amount = amount + 1`)).rejects.toThrow('never changed');
  await expect(empty(`facts = jsonb_set(facts, '{number}', '"1"')`)).rejects.toThrow('never changed');
  await empty(billTo);
  expect(await service.count('invoice', `facts::text like '%Zawadi%'`)).toBe(0);
});

it('what is left of an erasure goes after a year, and stays with a booking that is kept', async () => {
  service = await startBookingService();
  const kept = await aTripOf('Zawadi Kale', 6);
  const wish = await placed(service, { changes: { customerName: 'Zawadi Tamanio' } });
  await service.rows('update booking set preferred_date = current_date - 3000 where id = $1', [wish.id]);
  runRetention();
  await eventually('both are erased', async () => (await service.count('erased_booking')) === 2);
  await service.rows(`update erased_booking set erased_at = erased_at - interval '366 days'`);
  await service.rows(`
    insert into erased_customer (customer_id, erased_at) values
      ('of last year', now() - interval '366 days'), ('of this year', now() - interval '364 days')`);
  for (const { statement, days } of PRUNED) await service.rows(statement, [days]);
  expect(await service.rows('select customer_id as id from erased_customer')).toEqual([
    { id: 'of this year' },
  ]);
  const left = await service.rows<{ id: string }>('select booking_id as id from erased_booking');
  expect(left).toEqual([{ id: kept }]);
});

it('an invoice and its credit note of the first hours of a year in Arusha are kept as long as others of that year', async () => {
  service = await startBookingService();
  const { id } = await ledTo(service, [], { changes: { customerName: 'Zawadi Mwaka' } });
  const number = await sendInvoice(id);
  const correction = {
    invoice: number,
    correction: 'void',
    amount: '840.00',
    reason: 'Not for Zawadi Dada.',
  };
  expect((await service.post(`/api/bookings/${id}/credit-notes`, correction)).status).toBe(201);
  const issuedAt = async (moment: string) => {
    for (const table of ['invoice', 'credit_note']) {
      await service.rows(`alter table ${table} disable trigger ${table}_kept`);
      await service.rows(`update ${table} set issued_at = ${moment}`);
      await service.rows(`alter table ${table} enable trigger ${table}_kept`);
    }
  };
  const runPruning = async () => {
    for (const { statement, days } of PRUNED) await service.rows(statement, [days]);
    const named = `facts::text like '%Zawadi%'`;
    return [await service.count('invoice', named), await service.count('credit_note', named)];
  };
  const newYear = `date_trunc('year', now() - interval '${INVOICE_YEARS} years', '${SAFARI_TIME_ZONE}')`;
  await issuedAt(`${newYear} + interval '1 hour'`);
  const { manager } = service.app.get(Database);
  await expect(
    manager.query(`update invoice set facts = jsonb_set(facts, '{billTo}', '{"name": "Erased"}')`),
  ).rejects.toThrow('never changed');
  expect(await runPruning()).toEqual([1, 1]);
  await issuedAt(`${newYear} - interval '1 hour'`);
  expect(await runPruning()).toEqual([0, 0]);
});
