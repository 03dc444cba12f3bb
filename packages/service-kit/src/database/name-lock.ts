import type { EntityManager } from 'typeorm';
import { statement } from './statement.js';

/**
 * Until the transaction ends, whoever else in this schema locks that name waits, also where there is no row to lock. The
 * schema stands in front of the name, since all services share one database.
 */
export async function lockName(tx: EntityManager, name: string): Promise<void> {
  await statement(
    tx,
    'name-lock',
    'select pg_advisory_xact_lock(hashtextextended(current_schema() || $1, 0))',
    [`:${name}`],
  );
}
