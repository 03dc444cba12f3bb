import type { ClientBase } from 'pg';
import type { EntityManager } from 'typeorm';
import type { SqlValue } from './database.js';

/**
 * A prepared statement in a transaction: a connection parses and plans it once. Statements that are sent without
 * waiting in between run in that order; those after a failed one fail, too.
 * @param name unique in this service: a connection refuses another text under the same name
 */
export async function statement<T>(
  tx: EntityManager,
  name: string,
  text: string,
  values: readonly SqlValue[] = [],
): Promise<T[]> {
  if (!tx.queryRunner) throw new Error(`${name} belongs into a transaction`);
  const client = (await tx.queryRunner.connect()) as ClientBase;
  const { rows } = await client.query({ name, text, values: [...values] });
  return rows as T[];
}
