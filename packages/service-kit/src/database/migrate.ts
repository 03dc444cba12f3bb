import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';

/**
 * Brings the schema up to date, one process at a time: instances that start together wait for each other.
 * The lock's key contains the schema's name, since all services share one database.
 */
export async function migrate(source: DataSource, schema: string, then?: () => Promise<void>): Promise<void> {
  const patient = await withoutTimeouts(source).initialize();
  try {
    const lock = patient.createQueryRunner();
    const asked = [`migrate:${schema}`];
    const taken = async (): Promise<boolean> => {
      const [row] = (await lock.query(
        `select pg_try_advisory_lock(hashtextextended($1, 0)) as mine`,
        asked,
      )) as {
        mine: boolean;
      }[];
      return row?.mine ?? false;
    };
    while (!(await taken())) await sleep(100);
    await patient.runMigrations({ transaction: 'each' });
    await then?.();
  } finally {
    await patient.destroy(); // and with its connection the lock
  }
}

/** The same database by connections of its own: a migration may take longer than what a request asks for. */
function withoutTimeouts(source: DataSource): DataSource {
  const options = source.options as PostgresDataSourceOptions;
  return new DataSource({ ...options, poolSize: 2, extra: { options: '-c statement_timeout=0' } });
}
