import { setTimeout as wait } from 'node:timers/promises';
import { mayRepeat } from './repeat.rules.js';

/** A service that was replaced has a successor by then. */
export const REPEAT_AFTER_MS = 100;
/** May be sent twice, whatever its method. */
const QUESTION = { method: 'GET', idempotencyKey: undefined };

/**
 * The answer of `ask`, which is called once more where the service was replaced meanwhile. @throws what `ask` throws
 */
export async function repeatedQuestion<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (!mayRepeat(QUESTION, cause?.code)) throw error;
    await wait(REPEAT_AFTER_MS);
    return ask();
  }
}
