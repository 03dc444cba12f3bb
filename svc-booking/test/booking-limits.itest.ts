import { beforeAll, expect, it } from '@jest/globals';
import { addDays, type Booking, type Identity, today } from '@safari/contracts';
import {
  changeStatus,
  ledTo,
  newCustomer,
  offered,
  requestFor,
  startBookingService,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const LIMITS = { BOOKINGS_PER_HOUR: '3', OPEN_BOOKINGS: '5' };
const service = bookingStories({ settings: LIMITS });
let itemId: number;
beforeAll(async () => {
  itemId = await offered(service);
});

const place = (as: Identity, key?: string, at = service) =>
  at.post<Booking>('/api/bookings', requestFor(itemId), as, key ? { 'idempotency-key': key } : {});
const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted((one, other) => one - other);
/** Moves what the customer has placed so far into the past. */
const pass = (as: Identity, time: string) =>
  service.rows('update booking set created_at = created_at - $1::interval where customer_id = $2', [
    time,
    as.customer?.id,
  ]);

it('refuses the fourth booking of an hour, says when to come again, and takes it then', async () => {
  const customer = newCustomer();
  for (let n = 0; n < 3; n += 1) expect((await place(customer)).status).toBe(201);
  await pass(customer, '55 minutes');
  const refused = await place(customer);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({
    code: 'too_many',
    limit: 'hour',
    detail: expect.stringContaining('5 minutes'),
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(240);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
  expect((await place(newCustomer())).status).toBe(201);
  await pass(customer, '5 minutes');
  expect((await place(customer)).status).toBe(201);
});

it('counts no request whose day has passed: it came to nothing, and nobody pays it', async () => {
  const customer = newCustomer();
  for (let n = 0; n < 5; n += 1) {
    expect((await place(customer)).status).toBe(201);
    await pass(customer, '1 hour');
  }
  const comeTo = (day: string) =>
    service.rows('update booking set preferred_date = $2 where customer_id = $1', [
      customer.customer.id,
      day,
    ]);
  expect((await place(customer)).status).toBe(429);
  await comeTo(today());
  expect((await place(customer)).status).toBe(429);
  await comeTo(addDays(today(), -1));
  expect((await place(customer)).status).toBe(201);
});

it('refuses a customer who has five without a payment, until one is paid', async () => {
  const customer = newCustomer();
  const first = await ledTo(service, [], { as: customer, itemId });
  for (let n = 0; n < 4; n += 1) {
    await pass(customer, '1 hour');
    expect((await place(customer)).status).toBe(201);
  }
  await pass(customer, '1 hour');
  const refused = await place(customer);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ limit: 'open', open: 5 });
  expect(refused.headers['retry-after']).toBe('3600');
  expect((await changeStatus(service, first.id, 'paid')).status).toBe(200);
  expect((await place(customer)).status).toBe(201);
});

it('gives the first answer again for a booking that was accepted, however many were placed since', async () => {
  const customer = newCustomer();
  const accepted = await place(customer, 'mine');
  for (let n = 0; n < 2; n += 1) await place(customer);
  expect((await place(customer)).status).toBe(429);
  expect((await place(customer, 'mine')).body.id).toBe(accepted.body.id);
});

it('a booking that was refused can be sent again under the same key', async () => {
  const customer = newCustomer();
  for (let n = 0; n < 3; n += 1) await place(customer);
  expect((await place(customer, 'later')).status).toBe(429);
  await pass(customer, '1 hour');
  expect((await place(customer, 'later')).status).toBe(201);
});

it('counts what arrives at once, at two instances together', async () => {
  const other = await startBookingService({ ...LIMITS, DATABASE_URL: service.database.url });
  const customer = newCustomer();
  const calls = Array.from({ length: 12 }, (_, n) =>
    place(customer, `key ${n}`.replace(' ', '-'), n % 2 ? other : service),
  );
  expect(await statusesOf(calls)).toEqual([...Array<number>(3).fill(201), ...Array<number>(9).fill(429)]);
  await other.close();
});
