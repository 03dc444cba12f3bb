import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { AnswerCache } from './answer-cache.js';

const TTL_MS = 1_000;
const cache = (
  options: { maxEntries?: number; staleMs?: number; isCacheable?: (answer: number) => boolean } = {},
) => new AnswerCache<number>({ ttlMs: TTL_MS, maxEntries: 10, ...options });

/** Each answer is one more than the last. */
const source = () => {
  let asked = 0;
  return () => Promise.resolve((asked += 1));
};

/** An answer that arrives when the test says so. */
const controlled = () => {
  let answer: (value: number) => void = () => undefined;
  const promise = new Promise<number>((resolve) => {
    answer = resolve;
  });
  return { fetch: () => promise, answer };
};

const fetchedBehind = () => new Promise((resolve) => setImmediate(resolve));

describe('an answer that many ask for', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is fetched once and cached for its time', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const [answers, fetch] = [cache(), source()];
    expect(await Promise.all([answers.read('a', fetch), answers.read('a', fetch)])).toEqual([1, 1]);
    expect(await answers.read('a', fetch)).toBe(1);
    jest.advanceTimersByTime(TTL_MS);
    expect(await answers.read('a', fetch)).toBe(2);
  });

  it('is given at once when it is a little old, and fetched anew behind whoever asked, once', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const [answers, fetch] = [cache({ staleMs: 5 * TTL_MS }), source()];
    await answers.read('a', fetch);
    jest.advanceTimersByTime(TTL_MS);
    expect(await Promise.all([answers.read('a', fetch), answers.read('a', fetch)])).toEqual([1, 1]);
    await fetchedBehind();
    expect(await answers.read('a', fetch)).toBe(2);
    jest.advanceTimersByTime(6 * TTL_MS);
    expect(await answers.read('a', fetch)).toBe(3);
  });

  it('is given a little old where no other is to be had, and never once it is forgotten', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const [answers, fetch] = [cache({ staleMs: 5 * TTL_MS }), source()];
    const broken = () => Promise.reject(new Error('not now'));
    await answers.read('a', fetch);
    jest.advanceTimersByTime(TTL_MS);
    expect(await answers.read('a', broken)).toBe(1);
    expect(await answers.read('a', broken)).toBe(1);
    answers.clear();
    await expect(answers.read('a', broken)).rejects.toThrow('not now');
  });

  it('is no longer given a little old once what took its place is not cacheable', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const answers = cache({ staleMs: 5 * TTL_MS, isCacheable: (answer) => answer < 2 });
    const fetch = source();
    await answers.read('a', fetch);
    jest.advanceTimersByTime(TTL_MS);
    expect(await answers.read('a', fetch)).toBe(1);
    await fetchedBehind();
    expect(await answers.read('a', fetch)).toBe(3);
  });

  it('is given to those who asked, but not cached, when it was forgotten meanwhile', async () => {
    const [answers, first, second] = [cache(), controlled(), controlled()];
    const asked = answers.read('a', first.fetch);
    answers.forget((key) => key === 'a');
    const askedAgain = answers.read('a', second.fetch);
    first.answer(1);
    expect(await asked).toBe(1);
    const waiting = answers.read('a', source());
    second.answer(2);
    expect(await Promise.all([askedAgain, waiting])).toEqual([2, 2]);
    expect(await answers.read('a', source())).toBe(2);
  });

  it('is fetched anew once all are cleared, the ones under way too', async () => {
    const [answers, first] = [cache(), controlled()];
    const asked = answers.read('a', first.fetch);
    answers.clear();
    first.answer(7);
    expect(await asked).toBe(7);
    expect(await answers.read('a', source())).toBe(1);
  });

  it('is not cached where it failed or is not cacheable', async () => {
    const answers = cache({ isCacheable: (answer) => answer > 1 });
    await expect(answers.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    const fetch = source();
    expect(await answers.read('a', fetch)).toBe(1);
    expect(await answers.read('a', fetch)).toBe(2);
    expect(await answers.read('a', fetch)).toBe(2);
  });

  it('takes no more room than it may', async () => {
    const [answers, fetch] = [cache({ maxEntries: 1 }), source()];
    await answers.read('a', fetch);
    await answers.read('b', fetch);
    expect(await answers.read('b', fetch)).toBe(2);
    expect(await answers.read('a', fetch)).toBe(3);
  });

  it.each(['read', 'getCached'] as const)('is kept before those for which nobody asks (%s)', async (ask) => {
    const [answers, fetch] = [cache({ maxEntries: 2 }), source()];
    await answers.read('a', fetch);
    for (const key of ['b', 'c', 'd']) {
      await answers.read(key, fetch);
      await answers[ask]('a', fetch);
    }
    expect(answers.getCached('a')).toBe(1);
    expect(answers.getCached('c')).toBeUndefined();
    expect(answers.getCached('d')).toBe(4);
  });
});
