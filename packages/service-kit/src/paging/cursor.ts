import { isUUID } from 'class-validator';
import { LARGEST_ID } from '../paths/id.pipe.js';
import { DomainError } from '../problems/domain-error.js';

/** The place in a list after which the next page begins: the sort key and the id of the last row. */
export interface Cursor<Id extends string | number = string> {
  /** Mostly a day, or a moment in milliseconds: `2026-02-28` or `2026-02-28T10:11:12.131Z`. */
  key: string;
  id: Id;
}

interface Ids {
  public: string;
  row: number;
}

/** The cursor as clients get it: `[key, id]` as JSON in base64url. */
export function encodeCursor({ key, id }: Cursor<string | number>): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/**
 * @param ids which ids the list has: public ones (UUIDs) or the numbers of rows
 * @param isKey whether a text is a sort key of the list, where that is no moment
 * @throws DomainError at `cursor` for anything that is not a place in such a list
 */
export function decodeCursor<Kind extends keyof Ids>(
  text: string,
  ids: Kind,
  isKey: (key: string) => boolean = isMoment,
): Cursor<Ids[Kind]> {
  const place = readJson(Buffer.from(text, 'base64url').toString());
  if (Array.isArray(place)) {
    const [key, id] = place as unknown[];
    if (typeof key === 'string' && isKey(key) && IS_ID[ids](id)) return { key, id: id as Ids[Kind] };
  }
  throw DomainError.field('cursor', 'This is not a place in the list. Begin again at its first page.');
}

/** Where a page of rows begins, newest first: after the row of the cursor, without one at the newest row of all. */
export function rowCursor(cursor: string | undefined): Cursor<number> {
  return cursor === undefined ? { key: NEWEST, id: LARGEST_ID } : decodeCursor(cursor, 'row');
}

const NEWEST = '9999-12-31T23:59:59.999Z';

const IS_ID: Record<keyof Ids, (id: unknown) => boolean> = {
  public: (id) => isUUID(id),
  row: (id) => typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= LARGEST_ID,
};

/** A day, or a moment in milliseconds. */
export function isMoment(key: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/.test(key)) return false;
  const moment = new Date(key);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(key);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
