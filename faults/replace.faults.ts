import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { report, secondsOf } from '@safari/service-kit/testing/figures';
import type { ProgramSpec } from '../local/src/processes/program.js';
import { type House, startHouse } from './house/house.js';
import { type Acknowledged, type Office, openOffice } from './house/office.js';
import { settled } from './ledger/ledger.reader.js';
import { FrontEnd } from './replacing/front-end.js';
import { Rolling } from './replacing/rolling.js';
import { type Read, Visitors } from './replacing/visitors.js';

const CUSTOMERS = ['Asha', 'Baraka', 'Chausiku', 'Daudi'].map((name) => `${name} Mbali`);
/** The migration of each next version; the previous version does not know it, and writes to the same table. */
const NEXT: Readonly<Record<string, string | undefined>> = {
  'svc-catalog': `alter table package add column next_version text not null default 'new'`,
  'svc-booking': `alter table booking add column next_version text not null default 'new'`,
  'svc-operators': `alter table booking add column next_version text not null default 'new'`,
  'svc-auth': `alter table session add column next_version text not null default 'new'`,
  gateway: undefined,
};
const REMOTES = ['catalog', 'gallery', 'admin'];
/**
 * Bookings by the previous version on the next one's schema, and by the next version before the next service is
 * replaced.
 */
const WHILE_BOTH = 10;
const AFTERWARDS = 25;
const REPEATED_SHARE = 0.005;
const SETTLED_WITHIN_MS = 120_000;

let house: House | undefined;
let rolling: Rolling;
let frontEnds: FrontEnd[] = [];
let data: string;
afterEach(async () => {
  await house?.close();
  for (const frontEnd of frontEnds) frontEnd.close();
  rolling.close();
  rmSync(data, { recursive: true, force: true });
});

it('each service and each front end is replaced while people read and book: no read fails, no booking is lost', async () => {
  data = mkdtempSync(join(tmpdir(), 'safari-releases-'));
  rolling = new Rolling();
  frontEnds = await Promise.all(['shell', ...REMOTES].map((name) => FrontEnd.open(name, data)));
  const started = await startHouse({
    name: 'replace',
    program: (spec) => rolling.behindDoor(withFrontEnds(spec, frontEnds)),
  });
  house = started;
  const office = await openOffice(started, CUSTOMERS);
  const booked: Acknowledged[] = [];
  const business = keepBusy(office, booked);
  const visitors = new Visitors(started.origin, [
    ...readersOf(office),
    ...frontEnds.flatMap((frontEnd) => [openTab(frontEnd), openPage(frontEnd)]),
  ]);
  const more = async (count: number) => {
    const until = booked.length + count;
    while (booked.length < until) await Promise.race([sleep(20), business.failed]);
  };
  await more(AFTERWARDS);
  const before = { ...business.counts() };
  const seconds = await secondsOf(async () => {
    for (const [name, migration] of Object.entries(NEXT)) {
      await rolling.replace(started, name, { migration, meanwhile: () => more(WHILE_BOTH) });
      await more(AFTERWARDS);
    }
    for (const frontEnd of frontEnds) {
      await frontEnd.replace(() => more(WHILE_BOTH));
      await more(AFTERWARDS);
    }
  });
  await business.end();
  await visitors.end();
  await settled(started, office, booked, SETTLED_WITHIN_MS);

  expect(visitors.failed).toEqual([]);
  const { writes, repeats } = business.counts();
  const share = (repeats - before.repeats) / (writes - before.writes);
  expect(share).toBeLessThanOrEqual(REPEATED_SHARE);
  expect(await migrated(started)).toEqual(['auth', 'booking', 'catalog', 'operators']);
  report({
    recoverySeconds: 0,
    counts:
      `${Object.keys(NEXT).length} processes and ${frontEnds.length} front ends replaced in ${seconds} s, ` +
      `${visitors.reads} reads, ${visitors.failed.length} of them failed, ${booked.length} bookings, ` +
      `${writes} writes, ${repeats} of them repeated`,
  });
}, 600_000);

it('control: a service that is ended before its successor serves costs reads and repeats', async () => {
  data = mkdtempSync(join(tmpdir(), 'safari-releases-'));
  rolling = new Rolling();
  frontEnds = [];
  const started = await startHouse({ name: 'replace-control', program: rolling.behindDoor });
  house = started;
  const office = await openOffice(started, CUSTOMERS.slice(0, 1));
  const visitors = new Visitors(started.origin, readersOf(office));
  await started.parts['svc-booking']?.retire();
  while (visitors.failed.length === 0) await sleep(20);
  await started.parts['svc-booking']?.start();
  await visitors.end();
  expect(visitors.failed.join('\n')).toContain('/api/user/bookings: 502');
}, 180_000);

function withFrontEnds(spec: ProgramSpec, [shell, ...remotes]: readonly FrontEnd[]): ProgramSpec {
  if (spec.name !== 'gateway' || !shell) return spec;
  const addresses = Object.fromEntries(remotes.map(({ name, address }) => [name, address]));
  return { ...spec, env: { ...spec.env, TARGET_SHELL: shell.address, REMOTES: JSON.stringify(addresses) } };
}

/** What visitors, a customer and staff read repeatedly. */
function readersOf({ customers, staff }: Office): (() => Read)[] {
  const cookie = customers[CUSTOMERS[0] ?? '']?.cookie;
  const reads: Read[] = [
    { path: '/api/packages', says: 'Two days at the lookout' },
    { path: '/remotes.json', says: '[' },
    { path: '/api/user/bookings', ...(cookie && { cookie }), says: '[' },
    { path: '/api/bookings/summary', cookie: staff.cookie, says: 'total' },
    { path: '/api/operators', cookie: staff.cookie, says: 'Lookout Lodge' },
    { path: '/api/auth/staff', cookie: staff.cookie, says: '{' },
  ];
  return reads.map((read) => () => read);
}

/** A tab opened with the first release, which loads another screen now and then. */
function openTab(frontEnd: FrontEnd): () => Read {
  const { path, text } = frontEnd.chunk(1);
  return () => ({ path, says: text });
}

/** A tab opened with the latest release. */
function openPage(frontEnd: FrontEnd): () => Read {
  return () => {
    const { path, text } = frontEnd.chunk();
    return { path, says: text };
  };
}

/** Customers book and staff ask the operator without a pause. */
function keepBusy(office: Office, booked: Acknowledged[]) {
  let going = true;
  let writes = 0;
  const all = Object.keys(office.customers).map(async (customer) => {
    while (going) {
      const booking = await office.book(customer);
      booked.push(booking);
      await office.coordinate(booking.id);
      writes += 2;
    }
  });
  const ended = Promise.all(all);
  const repeats = () =>
    [office.staff, ...Object.values(office.customers)].reduce((sum, { unanswered }) => sum + unanswered, 0);
  return {
    counts: () => ({ writes, repeats: repeats() }),
    /** Rejects on a failure; never resolves. */
    failed: ended,
    end: async () => {
      going = false;
      await ended;
    },
  };
}

/** The schemas that contain the next version's migration. */
async function migrated({ query }: House): Promise<string[]> {
  const rows = await query<{ schema: string }>(
    `select table_schema as schema from information_schema.columns where column_name = 'next_version' order by 1`,
  );
  return rows.map(({ schema }) => schema);
}
