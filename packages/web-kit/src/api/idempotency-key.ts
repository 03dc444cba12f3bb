import { randomHex } from './random-hex';

/** A fresh value for `Idempotency-Key`. */
export const newIdempotencyKey = (): string => randomHex(16);

const open = new Map<string, string>();

/** The key of an unfinished intent: the same call with the same body keeps its key until it succeeds. */
export function openIdempotencyKey(intent: string): string {
  const key = open.get(intent) ?? newIdempotencyKey();
  open.set(intent, key);
  return key;
}

export function closeIdempotencyKey(intent: string): void {
  open.delete(intent);
}
