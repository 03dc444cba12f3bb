import { setTimeout as sleep } from 'node:timers/promises';

/** Messages that arrive within this time of each other come as a batch. */
const GATHER_MS = 20;

/**
 * Groups messages, keeping their order: a single message is yielded at once, those that arrive faster come as a batch.
 * Leaving the loop also ends the source.
 * @param most the maximum size of a batch, and of the buffer for the next one
 */
export async function* batchesOf<T>(messages: AsyncIterable<T>, most: number): AsyncGenerator<T[]> {
  const waiting: T[] = [];
  let over = false;
  let left = false;
  let changed: () => void = () => undefined;
  const change = () => new Promise<void>((resolve) => (changed = resolve));
  let next = change();
  let taken: () => void = () => undefined;

  const gather = async () => {
    for await (const message of messages) {
      if (left) return;
      waiting.push(message);
      changed();
      if (waiting.length >= most) await new Promise<void>((resolve) => (taken = resolve));
      if (left) return;
    }
  };
  const gathered = gather().finally(() => {
    over = true;
    changed();
  });
  gathered.catch(() => undefined); // it is awaited at the end

  let last = 0;
  try {
    for (;;) {
      if (waiting.length === 0) {
        if (over) break;
        await next;
        next = change();
        continue;
      }
      const early = last + GATHER_MS - performance.now();
      if (early > 0 && waiting.length < most) await sleep(early);
      last = performance.now();
      const batch = waiting.splice(0);
      taken();
      yield batch;
    }
  } finally {
    left = true;
    taken();
  }
  await gathered;
}
