import type { ClientBase } from 'pg';
import type { EntityManager } from 'typeorm';
import type { SqlValue } from './database.js';

/**
 * A prepared statement in a transaction: a connection parses and plans it once. What is asked without waiting in
 * between is done in that order; whatever follows a statement that failed fails, too.
 * @param name its own in this service: a connection refuses another text under the same name
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
