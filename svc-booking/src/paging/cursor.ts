import { Refusal } from '@safari/service-kit';
import { isUUID } from 'class-validator';

/** The place in a list after which the next page begins: the sort key and the id of the last row. */
export interface Cursor {
  key: string;
  id: string;
}

export function encodeCursor({ key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** @throws Refusal at `cursor` for anything that is not a place in a list of ours */
export function decodeCursor(text: string): Cursor {
  const place = readJson(Buffer.from(text, 'base64url').toString());
  if (Array.isArray(place)) {
    const [key, id] = place as unknown[];
    if (isMoment(key) && isUUID(id)) return { key, id: id as string };
  }
  throw Refusal.field('cursor', 'This is not a place in the list. Begin again at its first page.');
}

/** A day, or a moment in milliseconds, that exists. */
function isMoment(key: unknown): key is string {
  if (typeof key !== 'string' || !/^(?!0000)\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/.test(key))
    return false;
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
