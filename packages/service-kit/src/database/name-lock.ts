import type { EntityManager } from 'typeorm';
import { statement } from './statement.js';

/**
 * Locks a name within this schema until the transaction ends, for cases without a row to lock. The schema's name is
 * part of the key, since all services share one database.
 * @param options `shared`: a shared lock, which excludes only exclusive ones
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
