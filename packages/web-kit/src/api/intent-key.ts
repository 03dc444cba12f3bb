import { useState } from 'react';

/** A fresh value for `Idempotency-Key`. */
export function newIntentKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const open = new Map<string, string>();

/** The key of an unfinished intent: the same call with the same body keeps its key until it succeeds. */
export function openIntentKey(intent: string): string {
  const key = open.get(intent) ?? newIntentKey();
  open.set(intent, key);
  return key;
}

export function closeIntent(intent: string): void {
  open.delete(intent);
}

/**
 * One key for one intent of a person, however often it is repeated or corrected. Pass `key` as `intentKey`;
 * call `renew` once the intent has succeeded.
 */
export function useIntentKey(): { key: string; renew: () => void } {
  const [key, setKey] = useState(newIntentKey);
  return { key, renew: () => setKey(newIntentKey()) };
}
