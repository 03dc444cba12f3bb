/** A list split into the rows that are shown, and those that arrived since. */
export interface Arrivals<Row> {
  shown: Row[];
  arrived: Row[];
  /** The ids of rows that count as seen from now on. */
  seen: ReadonlySet<string>;
}

/**
 * Holds back rows that arrived above a row on screen, so that no row moves under the pointer. Rows after the last one
 * on screen are not held back, nor are rows of a list that was empty.
 */
export function holdBack<Row extends { id: string }>(
  seen: ReadonlySet<string>,
  rows: readonly Row[],
): Arrivals<Row> {
  const below = rows.findLastIndex(({ id }) => seen.has(id)) + 1;
  const arrived = rows.slice(0, below).filter(({ id }) => !seen.has(id));
  const shown = rows.filter((row) => !arrived.includes(row));
  return { shown, arrived, seen: new Set([...seen, ...shown.map(({ id }) => id)]) };
}
