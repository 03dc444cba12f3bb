import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { EventEnvelope } from '@safari/contracts';
import { eventually, withBroker } from '@safari/service-kit/testing';
import { report, secondsOf } from '@safari/service-kit/testing/figures';
import { chosenSeed } from '@safari/service-kit/testing/fuzz';
import { randomFrom } from '@safari/service-kit/testing/random';
import { eventStreamOf } from '../packages/service-kit/src/events/broker-names.js';
import { shuffled } from './campaign/kills.rules.js';
import { type House, startHouse } from './house/house.js';
import { type Acknowledged, type Office, openOffice } from './house/office.js';
import { SCHEMAS } from './house/schemas.js';
import { readLedger, settled } from './ledger/ledger.reader.js';
import { faultsOf } from './ledger/ledger.rules.js';

const CUSTOMER = 'Asha Mbali';
const BOOKINGS = 30;
/** Tables of a service's internal bookkeeping. */
const OWN = ['inbox', 'outbox', 'outbox_stream', 'migration', 'idempotency_key', 'session', 'staff_sign_in'];

let house: House;
let office: Office;
const acknowledged: Acknowledged[] = [];
const random = randomFrom(chosenSeed());

beforeAll(async () => {
  house = await startHouse({ name: 'events' });
  office = await openOffice(house, [CUSTOMER]);
  while (acknowledged.length < BOOKINGS) {
    const booking = await office.book(CUSTOMER);
    acknowledged.push(booking);
    await office.coordinate(booking.id);
    await lead(booking.id);
  }
  await settled(house, office, acknowledged);
  await quiet();
}, 300_000);
afterAll(() => house.close());

/** Changes a booking several times, each with several events. */
async function lead(id: string): Promise<void> {
  const [operator] = await house.query<{ id: number }>('select id from booking.operator');
  await office.staff.insist('POST', `/api/bookings/${id}/assign-operator`, { operatorId: operator?.id });
  for (const status of ['payment_received', 'paid']) {
    await office.staff.insist('PUT', `/api/bookings/${id}/status`, { status });
  }
}

/** All events that the services have ever published. */
async function told(): Promise<EventEnvelope[]> {
  const all = SCHEMAS.map((schema) => `select envelope from ${schema}.outbox`).join(' union all ');
  return (await house.query<{ envelope: EventEnvelope }>(all)).map(({ envelope }) => envelope);
}

/** Publishes each event twice, in random order, under new message ids. */
async function publish(events: readonly EventEnvelope[]): Promise<void> {
  const mixed = shuffled([...events, ...events], random);
  await withBroker(house.natsUrl, async ({ events: js }) => {
    for (const event of mixed) await js.publish(event.type, JSON.stringify(event), { msgID: randomUUID() });
  });
}

/** Waits until every consumer has processed everything, and nothing is left to publish. */
async function quiet(): Promise<void> {
  await eventually(
    'all is heard',
    () =>
      withBroker(house.natsUrl, async ({ manager }) => {
        for (const owner of SCHEMAS) {
          for await (const { num_pending, num_ack_pending } of manager.consumers.list(eventStreamOf(owner))) {
            if (num_pending + num_ack_pending > 0) return false;
          }
        }
        return (await readLedger(house, office, acknowledged)).unpublished === 0;
      }),
    60_000,
  );
}

/** All rows of all tables with business data. */
async function everything(): Promise<Record<string, string>> {
  const tables = await house.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema = any($1) and table_type = 'BASE TABLE' and not table_name = any($2)`,
    [SCHEMAS, OWN],
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [rows] = await house.query<{ text: string }>(
      `select coalesce(string_agg(row::text, E'\\n' order by row::text), '') as text from ${name} as row`,
    );
    found[name] = rows?.text ?? '';
  }
  return found;
}

it('all that was ever told comes again, late, twice and in any order: nothing changes anywhere', async () => {
  const before = await everything();
  const events = await told();
  await publish(events);
  const recoverySeconds = await secondsOf(quiet);
  expect(await everything()).toEqual(before);
  report({ recoverySeconds, counts: `${events.length} events, each twice, in ${SCHEMAS.length} schemas` });
}, 180_000);

/** Each booking's progress in svc-operators' copy. */
const copyOfProgress = () =>
  house.query(
    `select booking_id, status, status_version, assigned_operator_id, assigned_version
     from operators.booking_progress order by booking_id`,
  );

/** Deletes svc-operators' copy, then publishes everything late, twice and in random order. */
async function hearAnew(): Promise<void> {
  await house.parts['svc-operators']?.kill();
  await house.query('delete from operators.booking_progress');
  await house.query('delete from operators.inbox');
  await publish((await told()).filter(({ type }) => type.startsWith('booking.')));
  await house.parts['svc-operators']?.start();
}

it('a copy that hears everything late, twice and in any order is the same as the one that heard it in time', async () => {
  const before = await copyOfProgress();
  await hearAnew();
  const recoverySeconds = await secondsOf(quiet);
  expect(before).toHaveLength(BOOKINGS);
  expect(await copyOfProgress()).toEqual(before);
  await settled(house, office, acknowledged);
  report({ recoverySeconds, counts: `${before.length} bookings` });
}, 180_000);

it('control: a copy that knows no versions stays with what it heard by chance', async () => {
  const before = await copyOfProgress();
  await house.query(`
    create function public.without_version() returns trigger language plpgsql as
      $$ begin new.status_version = 0; return new; end $$;
    create trigger without_version before insert on operators.booking_progress
      for each row execute function public.without_version()`);
  await hearAnew();
  await quiet();
  const statusOf = (rows: unknown[]) => (rows as { status: string }[]).map(({ status }) => status);
  expect(statusOf(await copyOfProgress())).not.toEqual(statusOf(before));
  await house.query('drop trigger without_version on operators.booking_progress');
  await hearAnew();
  await quiet();
  expect(await copyOfProgress()).toEqual(before);
}, 180_000);

it('control: without the inboxes what comes again is applied again', async () => {
  await house.query('delete from booking.inbox');
  await publish(await told());
  await quiet();
  const faults = faultsOf(await readLedger(house, office, acknowledged));
  expect(faults.join('\n')).toContain(`more than once in the history as asked: ${BOOKINGS}`);
}, 180_000);
