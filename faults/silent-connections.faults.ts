import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { report, secondsOf } from '@safari/service-kit/testing/figures';
import { withClient } from '../local/src/postgres/database.js';
import { type House, startHouse } from './house/house.js';
import { type Acknowledged, type Office, openOffice } from './house/office.js';

const CUSTOMER = 'Neema Tembo';
/** The promised time in addition to that without the fault; the services' own limits are shorter. */
const PROMISED_S = 15;
const POOL_SIZE = 10;

let house: House;
let office: Office;
const acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  house = await startHouse({ name: 'silent-connections' });
  office = await openOffice(house, [CUSTOMER]);
  await book();
}, 180_000);
// throws if a process exited: all must survive
afterAll(() => house.close());

const book = async (): Promise<void> => {
  acknowledged.push(await office.book(CUSTOMER));
};
const readOperators = () => office.staff.insist('GET', '/api/operators');
/** Everything acknowledged exists exactly once. */
const allIsThere = async (): Promise<void> => {
  const stored = await house.query<{ id: string }>('select id from booking.booking');
  expect(stored.map(({ id }) => id).toSorted()).toEqual(acknowledged.map(({ id }) => id).toSorted());
};
/** The time until svc-operators knows a booking, which it learns only by the event. */
const bookedAndHeard = () =>
  secondsOf(async () => {
    await book();
    await office.coordinate(acknowledged.at(-1)?.id ?? '');
  });
/** Opens as many connections as there can be. */
const manyAtOnce = (work: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: POOL_SIZE }, () => work()));

it.each([
  ['svc-booking', 'booking', book],
  ['svc-operators', 'operators', readOperators],
])(
  '%s serves again within 15 s when its open connections to Postgres fall silent and new ones pass',
  async (_, service, work) => {
    const network = house.networks[service]?.database;
    await manyAtOnce(work);
    const usually = await secondsOf(() => manyAtOnce(work));
    const silent = network?.open ?? 0;
    network?.freeze();
    const recoverySeconds = await secondsOf(() => manyAtOnce(work));
    expect(recoverySeconds - usually).toBeLessThanOrEqual(PROMISED_S);
    expect(silent).toBeGreaterThan(0);
    const alive = await fetch(`${house.addresses[service]}/healthz`);
    expect(alive.status).toBe(200);
    await allIsThere();
    report({ recoverySeconds, counts: `${silent} connections silent; usually ${usually} s` });
  },
  180_000,
);

it('events arrive within 15 s when every open connection to the broker falls silent', async () => {
  const usually = await bookedAndHeard();
  for (const { broker } of Object.values(house.networks)) broker.freeze();
  const recoverySeconds = await bookedAndHeard();
  expect(recoverySeconds - usually).toBeLessThanOrEqual(PROMISED_S);
  await allIsThere();
  report({ recoverySeconds, counts: `usually ${usually} s` });
}, 180_000);

it('an event arrives within 15 s that the broker handed to a connection which had just fallen silent', async () => {
  const usually = await bookedAndHeard();
  house.networks['operators']?.broker.freeze(); // the relay publishes at once
  const recoverySeconds = await bookedAndHeard();
  expect(recoverySeconds - usually).toBeLessThanOrEqual(PROMISED_S);
  await allIsThere();
  report({ recoverySeconds, counts: `usually ${usually} s` });
}, 180_000);

it('control: a connection that asks with no limit of its own hears nothing for as long', async () => {
  const network = house.networks['booking']?.database;
  await withClient(network?.url ?? '', async (client) => {
    await client.query('select 1');
    network?.freeze();
    let heard = false;
    const asked = client.query('select 1').then(
      () => (heard = true),
      () => undefined,
    );
    const end = Date.now() + PROMISED_S * 1_000;
    await book(); // new connections work
    await sleep(end - Date.now());
    expect(heard).toBe(false);
    network?.reset();
    await asked;
  });
  await allIsThere();
}, 180_000);
