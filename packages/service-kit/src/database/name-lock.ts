import type { EntityManager } from 'typeorm';
import { statement } from './statement.js';

/**
 * Until the transaction ends, whoever else in this schema locks that name waits, also where there is no row to lock. The
 * schema stands in front of the name, since all services share one database.
 * @param options `shared`: whoever locks it shared, too, does not wait
 */
export async function lockName(
  tx: EntityManager,
  name: string,
  { shared = false }: { shared?: boolean } = {},
): Promise<void> {
  const [called, lock] = shared
    ? ['name-lock-shared', 'pg_advisory_xact_lock_shared']
    : ['name-lock', 'pg_advisory_xact_lock'];
  await statement(tx, called, `select ${lock}(hashtextextended(current_schema() || $1, 0))`, [`:${name}`]);
}
