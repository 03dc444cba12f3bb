import { randomHex } from './random-hex';

/** Length of a key, in characters. */
export const KEY_LENGTH = 32;

/** A fresh value for `Idempotency-Key`. */
export const newIdempotencyKey = (): string => randomHex(KEY_LENGTH / 2);

/** How long an intent keeps its key after the last attempt, in ms: by then the page shows whether it succeeded. */
const KEPT_MS = 300_000;

const open = new Map<string, { key: string; until: number }>();

/** The key of an unfinished intent: the same call with the same body keeps its key until it succeeds or expires. */
export function openIdempotencyKey(intent: string): string {
  const now = Date.now();
  const known = open.get(intent);
  const key = known && now < known.until ? known.key : newIdempotencyKey();
  open.set(intent, { key, until: now + KEPT_MS });
  return key;
}

export function closeIdempotencyKey(intent: string): void {
  open.delete(intent);
}
