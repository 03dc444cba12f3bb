import type { EntityManager, QueryResult } from 'typeorm';
import type { SqlValue } from './database.js';

/**
 * All rows that SQL gives: of a `select`, of `returning`, also of an `update` or a `delete`. Without rows an empty list.
 * @typeParam T as the driver reads them: numeric and bigint as text, a date as `YYYY-MM-DD`, a timestamp as `Date`
 * @throws QueryFailedError with the database's own error; the transaction can only be rolled back then
 */
export async function rowsOf<T>(
  tx: EntityManager,
  text: string,
  values: readonly SqlValue[] = [],
): Promise<T[]> {
  return (await resultOf(tx, text, values)).records as T[];
}

/** The first row, if there is any; else as {@link rowsOf}. */
export async function rowOf<T>(
  tx: EntityManager,
  text: string,
  values: readonly SqlValue[] = [],
): Promise<T | undefined> {
  const [row] = await rowsOf<T>(tx, text, values);
  return row;
}

/**
 * The row of SQL that always gives exactly one, as a count does or an `insert … returning`; else as {@link rowsOf}.
 * @throws Error where it gives none, or several
 */
export async function oneRowOf<T>(
  tx: EntityManager,
  text: string,
  values: readonly SqlValue[] = [],
): Promise<T> {
  const [row, ...others] = await rowsOf<T>(tx, text, values);
  if (row === undefined || others.length > 0)
    throw new Error(`${others.length + (row === undefined ? 0 : 1)} rows instead of one from: ${text}`);
  return row;
}

/**
 * How many rows SQL gave or wrote: those that were selected, inserted, updated or deleted, with `returning` or without.
 * @throws QueryFailedError as {@link rowsOf}
 */
export async function rowCountOf(
  tx: EntityManager,
  text: string,
  values: readonly SqlValue[] = [],
): Promise<number> {
  return (await resultOf(tx, text, values)).affected ?? 0;
}

/** `tx.query` answers an update or a delete with a pair and everything else with rows; this returns both for each. */
async function resultOf(tx: EntityManager, text: string, values: readonly SqlValue[]): Promise<QueryResult> {
  const runner = tx.queryRunner ?? tx.dataSource.createQueryRunner();
  try {
    return await runner.query(text, [...values], true);
  } finally {
    if (runner !== tx.queryRunner) await runner.release();
  }
}
