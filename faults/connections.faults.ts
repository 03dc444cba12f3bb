import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@safari/service-kit/testing';
import { report, secondsOf } from '@safari/service-kit/testing/figures';
import { type House, startHouse } from './house/house.js';
import { type Acknowledged, type Office, openOffice } from './house/office.js';
import { settled } from './ledger/ledger.reader.js';

const CUSTOMER = 'Asha Mbali';
const SERVICES = ['catalog', 'booking', 'operators', 'auth'] as const;
/** More than a service's pool size, so that every connection of it is used. */
const AT_ONCE = 20;
/** Generous: reconnecting may take long on a busy machine. */
const AGAIN_MS = 60_000;

let house: House;
let office: Office;
const acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  house = await startHouse({ name: 'connections' });
  office = await openOffice(house, [CUSTOMER]);
}, 180_000);
afterAll(() => house.close());

/** Sends requests that read from the database. @returns the statuses; 0 for no answer */
const probe = (service: string): Promise<number[]> =>
  Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      office.staff.ask('GET', `/api/${service}/dead-letters`).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
const bookAndAsk = async (): Promise<void> => {
  const booking = await office.book(CUSTOMER);
  acknowledged.push(booking);
  await office.coordinate(booking.id);
};

/** Waits until all requests succeed. @returns all statuses seen meanwhile */
async function servedAgain(service: string): Promise<Set<number>> {
  const seen = new Set<number>();
  const end = Date.now() + AGAIN_MS;
  while (Date.now() < end) {
    const statuses = await probe(service);
    for (const status of statuses) seen.add(status);
    if (statuses.every((status) => status === 200)) return seen;
    await sleep(100);
  }
  throw new Error(`${service} does not serve again: ${[...seen].join(', ')}`);
}

const databases = () => Object.values(house.networks).map(({ database }) => database);
const brokers = () => Object.values(house.networks).map(({ broker }) => broker);
const FAULTS: Record<string, () => Promise<void>> = {
  'are frozen': async () => databases().forEach((network) => network.freeze()),
  'are reset': async () => databases().forEach((network) => network.reset()),
  'are ended by the server': async () => {
    await house.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename like 'svc\\_%' and pid <> pg_backend_pid()`,
    );
  },
};

it.each(Object.keys(FAULTS))(
  'every service serves again by itself when all its connections to Postgres %s',
  async (fault) => {
    await Promise.all(SERVICES.map(probe));
    await FAULTS[fault]?.();
    const took: Record<string, number> = {};
    const seen = await Promise.all(
      SERVICES.map(async (service) => {
        let statuses = new Set<number>();
        took[service] = await secondsOf(async () => {
          statuses = await servedAgain(service);
        });
        return [...statuses];
      }),
    );
    // answers report an outage, never a failure or a missing sign-in
    expect(seen.flat().filter((status) => ![200, 502, 503, 504].includes(status))).toEqual([]);
    await bookAndAsk();
    await settled(house, office, acknowledged);
    report({ recoverySeconds: Math.max(...Object.values(took)), counts: worded(took) });
  },
  240_000,
);

it.each([
  ['are frozen', 'freeze'],
  ['are reset', 'reset'],
] as const)(
  'events of every service go on by themselves when all connections to the broker %s',
  async (_, fault) => {
    for (const network of brokers()) network[fault]();
    const recoverySeconds = await secondsOf(async () => {
      await bookAndAsk();
      await office.staff.insist('POST', '/api/operators', {
        name: 'Ridge Camp',
        contactEmail: 'ridge@example.com',
      });
      await settled(house, office, acknowledged);
    });
    report({ recoverySeconds });
  },
  240_000,
);

it('control: a process that does not listen to its connection at rest ends with it', async () => {
  const program = `
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: process.argv[1], application_name: 'at rest' });
    await client.connect();
    setInterval(() => undefined, 1000);`;
  const url = house.networks['booking']?.database.url ?? '';
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, url], { stdio: [...stdio] });
  const said: Buffer[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = once(child, 'exit');
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'at rest'`;
  await eventually('it is connected and ended', async () => (await house.query(end)).length > 0);
  const [code] = (await ended) as [number | null];
  expect(code).toBe(1);
  expect(Buffer.concat(said).toString()).toContain('57P01');
}, 60_000);

function worded(took: Record<string, number>): string {
  return Object.entries(took)
    .map(([service, seconds]) => `${service} ${seconds} s`)
    .join(', ');
}
