import { Refusal } from '@safari/service-kit';

/** Rows of a list by key, newest first, and where the next page begins. */
export interface Page<T> {
  rows: T[];
  next: string | undefined;
}

/** The last row that a reader has seen. */
export interface Seen {
  /** ISO 8601 */
  at: string;
  id: number;
}

export const PAGE_MAX = 500;

/** Before the newest row there could be. */
const START: Seen = { at: '9999-12-31T00:00:00.000Z', id: 2_147_483_647 };

/** @throws Refusal when it is not a cursor of ours */
export function readCursor(cursor: string | undefined): Seen {
  if (cursor === undefined) return START;
  const [at, id] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const moment = new Date(at ?? '');
  if (Number.isNaN(moment.getTime()) || !/^\d{1,9}$/.test(id ?? '')) {
    throw Refusal.field('cursor', 'This is not the cursor of a page.');
  }
  return { at: moment.toISOString(), id: Number(id) };
}

/** @param rows one more than `limit` where there is a further page */
export function toPage<T>(rows: T[], limit: number, seen: (row: T) => Seen): Page<T> {
  const last = rows[limit - 1];
  if (rows.length <= limit || last === undefined) return { rows, next: undefined };
  const { at, id } = seen(last);
  return { rows: rows.slice(0, limit), next: Buffer.from(`${at} ${id}`).toString('base64url') };
}
