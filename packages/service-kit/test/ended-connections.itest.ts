import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Problem } from '@safari/contracts';
import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { Database } from '../src/database/database.js';
import { statement } from '../src/database/statement.js';
import { eventually, staff, startTestService, type TestService } from '../src/testing/index.js';
import { ToyModule } from './toy-service.js';

const ROUNDS = 10;
const CALLERS = 16;

let service: TestService;
let admin: pg.Client;
beforeAll(async () => {
  service = await startTestService('toy', (settings) => ToyModule.forRoot(settings));
  admin = new pg.Client(superuser());
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await service.close();
});

/** The superuser's address of this service's own database. */
function superuser(): string {
  const address = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  address.pathname = new URL(service.database.url).pathname;
  return address.href;
}

const write = () => service.call<Problem>({ method: 'POST', url: '/api/toy/told' });
const read = () => service.call<Problem>({ url: '/api/catalog/dead-letters', as: staff });

describe('a database that ends connections', () => {
  it('costs a request a 503 at most, and nothing of what was answered', async () => {
    const before = await service.count('outbox');
    let ended = false;
    const statuses: number[] = [];
    let written = 0;
    const callers = Array.from({ length: CALLERS }, async (_, place) => {
      while (!ended) {
        const { status } = await (place % 2 ? read() : write());
        statuses.push(status);
        if (place % 2 === 0 && status === 201) written += 1;
      }
    });
    let terminated = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await sleep(50);
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      terminated += rowCount ?? 0;
    }
    ended = true;
    await Promise.all(callers);
    expect(terminated).toBeGreaterThan(ROUNDS);
    expect(statuses.filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    await eventually('it serves again', async () => (await write()).status === 201);
    expect(await service.count('outbox')).toBeGreaterThan(before + written);
  });
});

describe('what is asked at once in a transaction', () => {
  const ask = (tx: EntityManager, text: string) => statement(tx, text, text);
  const late = async (question: Promise<unknown>) => {
    try {
      return await question;
    } finally {
      await sleep(50);
    }
  };

  it('fails for the reason of the first one that failed, whichever is heard first', async () => {
    const database = service.app.get(Database);
    const fails = database.transaction((tx) =>
      Promise.all([late(ask(tx, 'select 1 / 0')), ask(tx, 'select 1'), tx.query('select 2')]),
    );
    await expect(fails).rejects.toMatchObject({ code: '22012' });
    const another = database.transaction((tx) =>
      Promise.all([late(tx.query(`select 'x'::int`)), ask(tx, 'select 1')]),
    );
    await expect(another).rejects.toMatchObject({ code: '22P02' });
  });
});

describe('a database whose disk is full', () => {
  beforeEach(async () => {
    await service.rows(`
      create or replace function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger no_room before insert on outbox execute function no_room()`);
  });

  it('is said to be away for a moment, and serves when it has room again', async () => {
    expect(await write()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { code: 'unavailable' },
    });
    expect((await read()).status).toBe(200);
    await service.rows('drop trigger no_room on outbox');
    expect((await write()).status).toBe(201);
  });
});
