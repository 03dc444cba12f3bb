import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, jest } from '@jest/globals';
import { batchesOf } from './message-batches.js';

const MOST = 5;

/** Numbers without end, each a moment after the other or all at once, until the consumer leaves. */
function numbers(pauseMs = 0) {
  const source = { given: 0, left: false, messages: undefined as unknown as AsyncIterable<number> };
  source.messages = (async function* () {
    try {
      for (;;) {
        if (pauseMs > 0) await sleep(pauseMs);
        yield (source.given += 1);
      }
    } finally {
      source.left = true;
    }
  })();
  return source;
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('gives everything in its order, and together what comes at once', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(1_000); // however slow the machine, all of it comes at once
  const batches: number[][] = [];
  for await (const batch of batchesOf(numbers().messages, MOST)) {
    batches.push(batch);
    if (batches.length === 4) break;
  }
  const all = batches.flat();
  expect(all).toEqual(all.map((_, index) => index + 1));
  expect(batches.slice(1).map(({ length }) => length)).toEqual([MOST, MOST, MOST]);
});

it('takes no more meanwhile than fit into the next batch', async () => {
  const source = numbers();
  for await (const [first = 0] of batchesOf(source.messages, MOST)) {
    await sleep(20);
    expect(source.given - first).toBeLessThanOrEqual(2 * MOST);
    if (source.given > 20) break;
  }
});

it.each([
  ['more waits than fits into a batch', 0],
  ['nothing waits', 2],
])('ends the messages when whoever reads them leaves while %s', async (_, pauseMs) => {
  const source = numbers(pauseMs);
  for await (const batch of batchesOf(source.messages, MOST)) {
    if (pauseMs === 0) await sleep(10); // the next batch is full by then
    expect(batch.length).toBeGreaterThan(0);
    break;
  }
  await sleep(20);
  expect(source.left).toBe(true);
});

it('ends the messages when applying a batch fails, and throws what failed', async () => {
  const source = numbers();
  const reading = async () => {
    for await (const batch of batchesOf(source.messages, MOST)) throw new Error(`${batch.length} failed`);
  };
  await expect(reading()).rejects.toThrow('failed');
  await sleep(20);
  expect(source.left).toBe(true);
});

it('throws what ended the messages, after everything that came before it', async () => {
  const heard: number[] = [];
  const reading = async () => {
    const messages = (async function* () {
      yield* [1, 2, 3];
      throw new Error('the consumer is gone');
    })();
    for await (const batch of batchesOf(messages, MOST)) heard.push(...batch);
  };
  await expect(reading()).rejects.toThrow('the consumer is gone');
  expect(heard).toEqual([1, 2, 3]);
});
