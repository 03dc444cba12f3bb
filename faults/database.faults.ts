import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { report, secondsOf } from '@safari/service-kit/testing/figures';
import { smallDisk } from './house/disk.js';
import { type House, startHouse } from './house/house.js';
import { type Acknowledged, type Office, openOffice } from './house/office.js';
import { settled } from './ledger/ledger.reader.js';

const CUSTOMERS = ['Asha Mbali', 'Baraka Mbali', 'Chausiku Mbali', 'Daudi Mbali'];
const OUTAGE_MS = 10_000;
/** Longer than the two-minute lease after which a letter is sent again if nobody could record that it was sent. */
const SETTLED_WITHIN_MS = 180_000;

let house: House;
afterEach(() => house.close());

/** Lets customers book until `stop` is called, which then waits for every acknowledged booking. */
function goOnBooking(office: Office): { acknowledged: Acknowledged[]; stop: () => Promise<void> } {
  const acknowledged: Acknowledged[] = [];
  let stopped = false;
  const all = CUSTOMERS.map(async (customer) => {
    while (!stopped) {
      acknowledged.push(await office.book(customer));
      await sleep(20);
    }
  });
  const stop = async (): Promise<void> => {
    stopped = true;
    await Promise.all(all);
    for (const { id } of acknowledged) await office.coordinate(id);
  };
  return { acknowledged, stop };
}

/** Reports how long after the fault every customer has placed another booking. */
async function bookedAgain(acknowledged: readonly Acknowledged[]): Promise<number> {
  const before = acknowledged.length;
  return secondsOf(async () => {
    while (new Set(acknowledged.slice(before).map(({ customer }) => customer)).size < CUSTOMERS.length) {
      await sleep(20);
    }
  });
}

/** A page that exists already may take one more row. */
async function untilNobodyIsBooked(acknowledged: readonly Acknowledged[]): Promise<void> {
  let before = -1;
  while (before < acknowledged.length) {
    before = acknowledged.length;
    await sleep(2_000);
  }
}

const networks = () => Object.values(house.networks).map(({ database }) => database);

it.each([
  ['swallows', 'swallow', 'flow'],
  ['refuses', 'cut', 'mend'],
] as const)(
  'a network that %s everything to Postgres for ten seconds: bookings go on by themselves, none is lost or doubled',
  async (name, cut, mend) => {
    house = await startHouse({ name: `database-${name}` });
    const office = await openOffice(house, CUSTOMERS);
    const { acknowledged, stop } = goOnBooking(office);
    await sleep(3_000);
    for (const network of networks()) await network[cut]();
    await sleep(OUTAGE_MS);
    for (const network of networks()) await network[mend]();
    const recoverySeconds = await bookedAgain(acknowledged);
    await stop();
    await settled(house, office, acknowledged, SETTLED_WITHIN_MS);
    report({ recoverySeconds, counts: `${acknowledged.length} bookings` });
  },
  300_000,
);

it('a disk that is full: customers are asked to wait, and booked once when it has room again', async () => {
  const disk = smallDisk();
  house = await startHouse({ name: 'database-full', postgres: disk.postgres });
  const office = await openOffice(house, CUSTOMERS);
  await house.query(`create tablespace small location '${disk.folder}'`);
  for (const table of ['booking', 'outbox', 'booking_history']) {
    await house.query(`alter table booking.${table} set tablespace small`);
  }
  const { acknowledged, stop } = goOnBooking(office);
  await sleep(2_000);
  disk.fill();
  const full = house.query(
    `create table public.more tablespace small as select repeat('x', 1000) from generate_series(1, 30000)`,
  );
  await expect(full).rejects.toMatchObject({ code: '53100' });
  await sleep(OUTAGE_MS);
  await untilNobodyIsBooked(acknowledged);
  disk.makeRoom();
  const recoverySeconds = await bookedAgain(acknowledged);
  await stop();
  await settled(house, office, acknowledged, SETTLED_WITHIN_MS);
  report({ recoverySeconds, counts: `${acknowledged.length} bookings` });
}, 300_000);
