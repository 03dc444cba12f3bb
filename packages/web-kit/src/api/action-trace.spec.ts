import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { serve } from '../testing';
import { actionNumber, watchActions } from './action-trace';
import { baseQuery } from './base-query';

const WRITTEN = /^00-([\da-f]{32})-([\da-f]{16})-00$/;
const ask = (url: string) =>
  baseQuery(url, { signal: new AbortController().signal } as Parameters<typeof baseQuery>[1], {});

/** Trace id and span id of each call; undefined for a call without a trace. */
async function tracesOf(...urls: string[]): Promise<(string[] | undefined)[]> {
  const calls = serve({});
  for (const url of urls) await ask(url);
  return calls.map(({ headers }) => WRITTEN.exec(headers.get('traceparent') ?? '')?.slice(1));
}

describe('what a person does', () => {
  let now = 0;
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    watchActions();
  });
  afterEach(() => {
    now += 60_000;
    jest.restoreAllMocks();
  });

  it('is one trace, of which every call is a part of its own', async () => {
    document.body.click();
    const [one, other] = await tracesOf('/api/bookings', '/api/packages');
    expect(one?.[0]).toBe(other?.[0]);
    expect(one?.[1]).not.toBe(other?.[1]);
    expect(actionNumber()).toBe(one?.[0]);
  });

  it('is another trace the next time, by click or by key', async () => {
    document.body.click();
    const [one] = await tracesOf('/api/bookings');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' }));
    const [other] = await tracesOf('/api/bookings');
    expect(other?.[0]).toHaveLength(32);
    expect(other?.[0]).not.toBe(one?.[0]);
  });

  it('ends after a while: what a page asks for by itself has no trace of theirs', async () => {
    expect(await tracesOf('/api/bookings')).toEqual([undefined]);
    document.body.click();
    now += 10_001;
    expect(await tracesOf('/api/bookings')).toEqual([undefined]);
  });
});
