/** What of a list is shown, and what has arrived in it since. */
export interface Arrivals<Row> {
  shown: Row[];
  arrived: Row[];
  /** What counts as seen from now on. */
  seen: ReadonlySet<string>;
}

/**
 * Holds back what has arrived above a row that is on screen, so that none moves under the pointer. What follows the
 * last row on screen moves nothing, and neither does anything in a list that was empty.
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
