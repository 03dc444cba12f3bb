import type { DataSource, QueryRunner } from 'typeorm';
import { rowsOf } from './rows.js';

/**
 * Lets a migration with `transaction = false` run again after it was interrupted: an index whose build did not finish
 * stays and is maintained, but never read, and `if not exists` would accept it. So it is dropped first.
 */
export function takeUpUnfinishedIndexes({ migrations }: DataSource): void {
  for (const migration of migrations) {
    if (migration.transaction !== false) continue;
    const up = migration.up.bind(migration);
    migration.up = async (db) => {
      const unlimited = withoutLockTimeout(db);
      for (const index of await unfinished(db)) await unlimited.query(`drop index concurrently ${index}`);
      await up(unlimited);
    };
  }
}

async function unfinished(db: QueryRunner): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db.manager,
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
     where not indisvalid and relnamespace = current_schema()::regnamespace`,
  );
  return rows.map(({ name }) => name);
}

/**
 * `concurrently` waits for every open transaction, even one as long as a backup's; nobody waits for it meanwhile, so it
 * has no lock timeout.
 */
function withoutLockTimeout(db: QueryRunner): QueryRunner {
  const query = async (sql: string, parameters?: unknown[]): Promise<unknown> => {
    if (!/\bconcurrently\b/i.test(sql)) return db.query(sql, parameters);
    await db.query('set lock_timeout = 0');
    try {
      return await db.query(sql, parameters);
    } finally {
      await db.query('reset lock_timeout').catch(() => undefined); // where the connection is gone, so is what was set
    }
  };
  return Object.create(db, { query: { value: query } }) as QueryRunner;
}
