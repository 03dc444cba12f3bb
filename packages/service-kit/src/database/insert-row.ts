import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { SqlValue } from './database.js';
import { statement } from './statement.js';

/**
 * Writes an entity's row by a prepared statement, several times cheaper than a query builder, for what is written
 * often.
 * @returns whether it was written: false where another row has one of its keys
 */
export async function insertRow<T extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityTarget<T>,
  row: T,
): Promise<boolean> {
  const { driver } = tx.dataSource;
  const { tablePath, columns } = tx.dataSource.getMetadata(entity);
  const given = columns.filter((column) => column.getEntityValue(row) !== undefined);
  const names = given.map(({ databaseName }) => driver.escape(databaseName));
  const places = given.map((_, index) => `$${index + 1}`);
  const written = await statement(
    tx,
    `insert-${tablePath}-${nameOf(columns.map((column) => given.includes(column)))}`,
    `insert into ${driver.escape(tablePath)} (${names.join()}) values (${places.join()}) on conflict do nothing returning 1`,
    given.map((column) => driver.preparePersistentValue(column.getEntityValue(row), column) as SqlValue),
  );
  return written.length > 0;
}

/** The statement's name: other columns make another statement. */
const nameOf = (isGiven: readonly boolean[]): string =>
  BigInt(`0b${isGiven.map(Number).join('')}`).toString(36);
