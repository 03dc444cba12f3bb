import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 2_000;
const PAUSE_MS = 100;

/**
 * Looks again for a short while: a copy that comes by events may be a moment behind the screen that names it.
 * Never inside a transaction.
 */
export async function soon<T>(look: () => Promise<T | undefined>): Promise<T | undefined> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined || Date.now() >= end) return found;
    await sleep(PAUSE_MS);
  }
}
