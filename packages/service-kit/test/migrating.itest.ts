import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Database } from '../src/index.js';
import {
  createDatabase,
  eventually,
  startTestService,
  type TestDatabase,
  type TestService,
} from '../src/testing/index.js';
import { Toy1760000000001, ToyModule } from './toy-service.js';

/** Two steps of a next version: one that is done, and one that needs a table for itself. */
class Notes1760000000901 implements MigrationInterface {
  name = 'Notes1760000000901';
  async up(db: QueryRunner): Promise<void> {
    await db.query('create table note (text text not null)');
  }
  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table note');
  }
}
class Wider1760000000902 implements MigrationInterface {
  name = 'Wider1760000000902';
  async up(db: QueryRunner): Promise<void> {
    await db.query(`insert into note (text) values ('begun')`);
    await db.query('alter table heard add column word text');
  }
  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table heard drop column word');
  }
}

/** Waits for everybody who has written the table, but blocks no writer. */
class HeardByPlace1760000000903 implements MigrationInterface {
  name = 'HeardByPlace1760000000903';
  transaction = false;
  async up(db: QueryRunner): Promise<void> {
    await db.query('create index concurrently if not exists heard_place on heard (place)');
  }
  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index heard_place');
  }
}

/** The same under its present name. */
class Remarks1760000000801 extends Notes1760000000901 {
  override name = 'Remarks1760000000801';
  formerName = 'Notes1760000000901';
}

const FORMER = [Toy1760000000001];
const NEXT = [...FORMER, Notes1760000000901, Wider1760000000902];
const INDEXED = [...FORMER, HeardByPlace1760000000903];
const SEEDS = 3;

let database: TestDatabase;
let other: pg.Client;
let started: Promise<TestService>[];

beforeEach(async () => {
  database = await createDatabase('toy');
  other = new pg.Client(database.url);
  await other.connect();
  started = [];
});
afterEach(async () => {
  await other.end();
  for (const service of started) await service.then((one) => one.close()).catch(() => undefined);
  await database.drop();
  jest.restoreAllMocks();
});

type Seed = (database: Database) => Promise<void>;

function start(migrations: typeof NEXT, seed?: Seed): Promise<TestService> {
  const service = startTestService(
    'toy',
    (settings) => ToyModule.forRoot(settings, { migrations }),
    { DATABASE_URL: database.url },
    seed && { seed: (app) => seed(app.get(Database)) },
  );
  started.push(service);
  return service;
}
const migrating = (verb: 'lock' | 'unlock') =>
  other.query(`select pg_advisory_${verb}(hashtextextended('migrate:toy', 0))`);
const isThere = (service: Promise<TestService>, afterMs: number) =>
  Promise.race([service.then(() => true), sleep(afterMs, false, { ref: false })]);

describe('a process that starts while another one migrates', () => {
  it('waits for it where it needs the same, and says so once', async () => {
    const log = jest.spyOn(Logger.prototype, 'log');
    const said = () =>
      log.mock.calls.filter(([line]) => String(line).startsWith('waits for another process'));
    await migrating('lock');
    const service = start(FORMER);
    await eventually('it says that it waits', () => Promise.resolve(said().length > 0));
    expect(await isThere(service, 1_000)).toBe(false);
    await migrating('unlock');
    await service;
    expect(said()).toHaveLength(1);
  });

  it('waits for nobody where its own schema is there, also if it has something to fill in', async () => {
    await start(FORMER);
    await migrating('lock');
    let seeded = 0;
    const seed = () => Promise.resolve(void (seeded += 1));
    expect(await isThere(start(FORMER), 10_000)).toBe(true);
    expect(await isThere(start(FORMER, seed), 10_000)).toBe(true);
    expect(seeded).toBe(1);
  });
});

it('a migration that was given another name since it was done is done, whether that was here or not', async () => {
  await start([...FORMER, Notes1760000000901]);
  await other.query(`insert into note (text) values ('kept')`);
  await start([...FORMER, Remarks1760000000801]);
  expect((await other.query('select text from note')).rows).toEqual([{ text: 'kept' }]);
  const named = await other.query(`select name, timestamp from migration where name ~ 'Notes|Remarks'`);
  expect(named.rows).toEqual([{ name: 'Remarks1760000000801', timestamp: '1760000000801' }]);
});

it('what is filled in at the start is filled in by one after the other, also by those that need no migration', async () => {
  await start(FORMER);
  const seed: Seed = async (own) => {
    const [{ many } = { many: 0 }] = await own.rows<{ many: number }>(
      'is it',
      'select count(*)::int as many from heard',
    );
    await sleep(200);
    if (many === 0) await own.rows('fill', 'insert into heard (event_id) values (gen_random_uuid())');
  };
  await Promise.all(Array.from({ length: SEEDS }, () => start(FORMER, seed)));
  expect((await other.query('select from heard')).rowCount).toBe(1);
});

it('a migration that finds its table in use waits without keeping others from it, and is done when the table is free', async () => {
  const former = await start(FORMER);
  await other.query('begin');
  await other.query('select from heard'); // as a backup reads, for long
  const next = start(NEXT);
  await eventually('it asks for the table', async () => (await former.locked()) > 0);
  const began = performance.now();
  expect(await former.count('heard')).toBe(0);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(await isThere(next, 3_000)).toBe(false);
  await other.query('commit');
  await next;
  expect((await other.query('select word from heard')).rowCount).toBe(0);
  expect((await other.query('select from note')).rowCount).toBe(1);
}, 60_000);

describe('an index of a table that grows', () => {
  const isValid = async () => {
    const { rows } = await other.query<{ indisvalid: boolean }>(
      `select indisvalid from pg_index where indexrelid = to_regclass('heard_place')`,
    );
    return rows.map(({ indisvalid }) => indisvalid);
  };
  const building = `from pg_stat_activity where query like 'create index%' and wait_event_type = 'Lock'`;
  const inTheMiddle = (former: TestService) =>
    eventually('it waits for what was written', async () => {
      const rows = await former.rows(`select pid ${building}`);
      return rows.length > 0;
    });

  it('is built while others write, and waits for those of before as long as they take', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn');
    const former = await start(FORMER);
    await other.query('begin');
    await other.query('insert into heard (event_id) values (gen_random_uuid())');
    const next = start(INDEXED);
    await inTheMiddle(former);
    await former.rows('insert into heard (event_id) values (gen_random_uuid())');
    expect(await isThere(next, 3_000)).toBe(false); // longer than a lock is waited for elsewhere
    await other.query('commit');
    await next;
    expect(await isValid()).toEqual([true]);
    const said = warned.mock.calls.map(([what]) => what?.msg).filter((msg) => msg !== undefined);
    expect(said.filter((msg) => msg !== 'waiting for the broker')).toEqual([]); // it gave up never
  }, 60_000);

  it('that a crash left half built is built anew by the next start', async () => {
    const former = await start(FORMER);
    await other.query('begin');
    await other.query('insert into heard (event_id) values (gen_random_uuid())');
    const next = start(INDEXED);
    const ended = expect(next).rejects.toThrow();
    await inTheMiddle(former);
    await former.rows(`select pg_terminate_backend(pid) ${building}`);
    await ended;
    expect(await isValid()).toEqual([false]);
    await other.query('commit');
    await start(INDEXED);
    expect(await isValid()).toEqual([true]);
  }, 60_000);
});

it('a migration that meets another transaction crosswise gives way to it, and is done afterwards', async () => {
  const former = await start(FORMER);
  const superuser = new URL(database.url);
  Object.assign(superuser, credentialsOf(process.env['TEST_DATABASE_URL'] ?? ''));
  const crossing = new pg.Client(superuser.href);
  await crossing.connect();
  try {
    await crossing.query(`set search_path = toy; set deadlock_timeout = '1min'`); // the migration notices it first
    await crossing.query('begin; select from heard');
    const next = start(NEXT);
    await eventually('it asks for the table', async () => (await former.locked()) > 0);
    await crossing.query('lock table note');
    await crossing.query('commit');
    await next;
  } finally {
    await crossing.end();
  }
  expect((await other.query('select word from heard')).rowCount).toBe(0);
  expect((await other.query('select from note')).rowCount).toBe(1);
}, 60_000);

function credentialsOf(address: string): Pick<URL, 'username' | 'password'> {
  const { username, password } = new URL(address);
  return { username, password };
}
