import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT_MS = 2_000;
const PAUSE_MS = 100;

/**
 * Reads again for a short while: a copy that is kept by events may be a moment behind the screen that names its row.
 * Never inside a transaction.
 * @returns what was found, or undefined when it is still not there after two seconds
 */
export async function retryUntilKnown<T>(read: () => Promise<T | undefined>): Promise<T | undefined> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = await read();
    if (found !== undefined || Date.now() >= end) return found;
    await sleep(PAUSE_MS);
  }
}
