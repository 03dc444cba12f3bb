import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/**
 * Brings the schema up to date, one process at a time: instances that start together wait for each other.
 * The lock's key contains the schema's name, since all services share one database.
 */
export async function migrate(source: DataSource, schema: string, then?: () => Promise<void>): Promise<void> {
  const runner = source.createQueryRunner();
  await runner.connect();
  const lock = async (): Promise<boolean> => {
    const [row] = (await runner.query(`select pg_try_advisory_lock(hashtextextended($1, 0)) as mine`, [
      `migrate:${schema}`,
    ])) as { mine: boolean }[];
    return row?.mine ?? false;
  };
  try {
    while (!(await lock())) await sleep(100);
    await source.runMigrations({ transaction: 'each' });
    await then?.();
  } finally {
    await runner.query(`select pg_advisory_unlock(hashtextextended($1, 0))`, [`migrate:${schema}`]);
    await runner.release();
  }
}
