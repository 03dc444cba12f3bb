import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, withBroker } from '@safari/service-kit/testing';
import { report, secondsOf } from '@safari/service-kit/testing/figures';
import { type House, startHouse } from './house/house.js';
import { type Acknowledged, type Office, openOffice } from './house/office.js';
import type { Part } from './house/part.js';
import { readLedger, settled } from './ledger/ledger.reader.js';
import { faultsOf } from './ledger/ledger.rules.js';

const CUSTOMER = 'Asha Mbali';
const HISTORY_CONSUMER = 'svc-booking-operators_booking_coordinated_v1';

let house: House;
let office: Office;
const acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  house = await startHouse({ name: 'crashes' });
  office = await openOffice(house, [CUSTOMER]);
}, 180_000);
afterAll(() => house.close());

const part = (name: string): Part => {
  const found = house.parts[name];
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const book = async (key?: null): Promise<string> => {
  const booking = await office.book(CUSTOMER, key);
  acknowledged.push(booking);
  return booking.id;
};
const has = async (sql: string, bookingId: string) => (await house.query(sql, [bookingId])).length > 0;
const copied = (id: string) => has('select from operators.booking where id = $1', id);
const waitsFor = (table: string) => eventually(`somebody waits for ${table}`, () => house.isWaitedFor(table));
const recovered = async (id: string): Promise<number> =>
  secondsOf(async () => {
    await office.coordinate(id);
    await settled(house, office, acknowledged, 120_000);
  });

/** The gateway is killed while svc-booking works, so that the booking is placed, but its answer is lost. */
async function bookedWithoutAnswer(key?: null): Promise<string> {
  const booking = await house.whileLocked('booking.booking', async () => {
    const answer = book(key);
    await waitsFor('booking.booking');
    await part('gateway').kill();
    return { answer };
  });
  await part('gateway').start();
  return booking.answer;
}

it('a booking whose answer was lost is placed once, however often its customer asks', async () => {
  const id = await bookedWithoutAnswer();
  report({ recoverySeconds: await recovered(id), counts: '1 booking asked for twice' });
}, 180_000);

/** The booking is committed, and its service is killed before it can publish the event. */
async function bookedAndNotPublished(): Promise<string> {
  const { broker } = house.networks['booking'] ?? {};
  broker?.swallow();
  const id = await book();
  await part('svc-booking').kill();
  broker?.reset(); // and with its connections everything in transit
  broker?.flow();
  return id;
}

it('a crash between commit and publishing: the event is published when the service is back', async () => {
  const id = await bookedAndNotPublished();
  expect(await copied(id)).toBe(false);
  await part('svc-booking').start();
  report({ recoverySeconds: await recovered(id) });
}, 180_000);

it('control: an event that counts as published before the broker has it never arrives', async () => {
  const id = await bookedAndNotPublished();
  const waiting = await house.query<{ id: string }>(
    'update booking.outbox set published_at = now() where published_at is null returning id',
  );
  await part('svc-booking').start();
  await expect(settled(house, office, acknowledged, 10_000)).rejects.toThrow("not in the operators' copy");
  const ids = waiting.map((event) => event.id);
  await house.query('update booking.outbox set published_at = null where id = any($1::bigint[])', [ids]);
  await recovered(id);
}, 180_000);

it('a crash between publishing and noting it: the event is published again, and applied once', async () => {
  await house.query(`
    create function public.slowly() returns trigger language plpgsql as
      $$ begin perform pg_sleep(6); return null; end $$;
    create trigger slowly before update on booking.outbox for each statement execute function public.slowly()`);
  const id = await book();
  await eventually('the broker has it', () => copied(id));
  await part('svc-booking').kill();
  await house.query('drop trigger slowly on booking.outbox');
  expect(await has('select from booking.outbox where published_at is null and $1 <> $$$$', id)).toBe(true);
  await part('svc-booking').start();
  report({ recoverySeconds: await recovered(id) });
}, 180_000);

/** An event of svc-operators is written to the history, and svc-booking is killed before it can acknowledge it. */
async function writtenAndNotAcknowledged(): Promise<void> {
  const id = await book();
  const { broker } = house.networks['booking'] ?? {};
  await eventually('the copy has it', () => copied(id));
  await settledBut('not in the history as asked');
  await house.whileLocked('booking.inbox', async () => {
    await office.coordinate(id);
    await waitsFor('booking.inbox');
    broker?.swallow('asked');
  });
  await eventually('it is written', () =>
    has(`select from booking.booking_history where booking_id = $1 and action = 'asked'`, id),
  );
  await part('svc-booking').kill();
  broker?.reset(); // and with its connections everything in transit
  broker?.flow();
}

/** Waits until everything is settled except this fault, so that nothing else can be mistaken for it. */
const settledBut = (missing: string) =>
  eventually('only that is missing', async () =>
    faultsOf(await readLedger(house, office, acknowledged)).some((fault) => fault.startsWith(missing)),
  );

/** Waits until the broker has no unacknowledged event. */
const acknowledgedAgain = () =>
  secondsOf(() =>
    eventually(
      'the broker hears of it',
      () =>
        withBroker(house.natsUrl, async ({ manager }) => {
          const { num_ack_pending, num_pending } = await manager.consumers.info(
            'EVENTS_operators',
            HISTORY_CONSUMER,
          );
          return num_ack_pending + num_pending === 0;
        }),
      90_000,
    ),
  );

it('a crash between effect and acknowledgement: the event comes again and is applied once', async () => {
  await writtenAndNotAcknowledged();
  await part('svc-booking').start();
  const recoverySeconds = await acknowledgedAgain();
  await settled(house, office, acknowledged);
  report({ recoverySeconds });
}, 240_000);

it('control: without the inbox it is applied a second time', async () => {
  await writtenAndNotAcknowledged();
  await house.query('delete from booking.inbox');
  await part('svc-booking').start();
  await acknowledgedAgain();
  const faults = faultsOf(await readLedger(house, office, acknowledged));
  expect(faults.join('\n')).toContain('more than once in the history as asked: 1');
}, 240_000);

it('control: a client that keeps no idempotency key books twice', async () => {
  await bookedWithoutAnswer(null);
  const faults = faultsOf(await readLedger(house, office, acknowledged));
  expect(faults.join('\n')).toContain('stored, but never acknowledged: 1');
}, 180_000);
