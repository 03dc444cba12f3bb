import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks again until the answer is there.
 * @throws the last failure, or an Error naming what was waited for, after `timeoutMs`
 */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | undefined | false | null>,
  timeoutMs = 45_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  let failure: unknown = new Error(`waited ${timeoutMs} ms in vain: ${what}`);
  do {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      failure = error;
    }
    await sleep(25);
  } while (Date.now() < end);
  throw failure;
}
