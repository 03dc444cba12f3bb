import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { isEndedForAnother, sqlStateOf } from '../problems/outage.js';
import { takeUpUnfinishedIndexes } from './concurrent-indexes.js';
import { pendingMigrations } from './renamed-migrations.js';
import { oneRowOf } from './rows.js';

const ASKED_AGAIN_MS = 100;
/** Requests for a table queue up behind a migration that waits for its lock: the migration gives up after this time. */
const LOCK_TIMEOUT_MS = 2_000;
/** Pause before it tries again, in which those requests are served. */
const RETRY_DELAY_MS = 3_000;
/** SQLSTATE of a lock that was not acquired in time. */
const LOCK_NOT_AVAILABLE = '55P03';

const log = new Logger('Migrations');

/**
 * Updates the schema and then runs `then`, each in one process at a time: instances that start together wait for each
 * other, but one whose schema is up to date waits for no migration of the next version.
 */
export async function migrate(source: DataSource, schema: string, then?: () => Promise<void>): Promise<void> {
  const unlimited = await withoutTimeouts(source).initialize();
  takeUpUnfinishedIndexes(unlimited);
  try {
    const pending = await pendingMigrations(unlimited);
    if (pending.length > 0) await inTurn(unlimited, `migrate:${schema}`, () => runMigrations(unlimited));
    if (then) await inTurn(unlimited, `seed:${schema}`, then);
  } finally {
    await unlimited.destroy();
  }
}

/** @param name of the lock; it contains the schema's, since all services share one database */
async function inTurn(unlimited: DataSource, name: string, work: () => Promise<void>): Promise<void> {
  const runner = unlimited.createQueryRunner();
  const taken = async (): Promise<boolean> => {
    const asked = `select pg_try_advisory_lock(hashtextextended($1, 0)) as mine`;
    const { mine } = await oneRowOf<{ mine: boolean }>(runner.manager, asked, [name]);
    return mine;
  };
  try {
    for (let asked = 0; !(await taken()); asked += 1) {
      if (asked === 0) log.log(`waits for another process with the lock ${name}`);
      await sleep(ASKED_AGAIN_MS);
    }
    await work();
    await runner.query(`select pg_advisory_unlock(hashtextextended($1, 0))`, [name]);
  } finally {
    await runner.release(); // where the work failed, the lock goes with the connection
  }
}

/** Retries while a table is in use, and repeats what preceded it in the same transaction. */
async function runMigrations(unlimited: DataSource): Promise<void> {
  for (;;) {
    try {
      await unlimited.runMigrations();
      return;
    } catch (error) {
      if (!isLockedOut(error)) throw error;
      log.warn({ msg: 'a migration waits for a table that is in use', err: error });
      await sleep(RETRY_DELAY_MS);
    }
  }
}

const isLockedOut = (error: unknown): boolean =>
  sqlStateOf(error) === LOCK_NOT_AVAILABLE || isEndedForAnother(error);

/** The same database on separate connections: a migration may take longer than a request's statements. */
function withoutTimeouts(source: DataSource): DataSource {
  const options = source.options as PostgresDataSourceOptions;
  return new DataSource({
    ...options,
    poolSize: 2,
    extra: { options: `-c statement_timeout=0 -c lock_timeout=${LOCK_TIMEOUT_MS}` },
  });
}
