import { type Cursor, encodeCursor } from './cursor.js';

export interface Page<T> {
  rows: T[];
  /** Where the next page begins; absent on the last one. */
  next?: string;
}

/** A page of `limit` rows. @param found up to `limit + 1` rows, the last of which only shows that there are more */
export function toPage<T>(found: T[], limit: number, place: (row: T) => Cursor<string | number>): Page<T> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  if (found.length <= limit || last === undefined) return { rows };
  return { rows, next: encodeCursor(place(last)) };
}
