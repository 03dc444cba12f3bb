import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { inTime, within } from './timeout.js';

const TIMEOUT_MS = 1_000;
const never = new Promise<string>(() => undefined);

describe('what may take only so long', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is taken as it ends in time, also where it fails, and leaves no timer behind', async () => {
    expect(await inTime(TIMEOUT_MS, Promise.resolve('done'), 'late')).toBe('done');
    expect(await within(TIMEOUT_MS, Promise.resolve('done'))).toBe('done');
    for (const failing of [
      inTime(TIMEOUT_MS, Promise.reject(new Error('away')), 'late'),
      within(TIMEOUT_MS, Promise.reject(new Error('away'))),
    ])
      await expect(failing).rejects.toThrow('away');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is answered for, or fails, once it is late', async () => {
    const answered = inTime(TIMEOUT_MS, never, 'late');
    const failed = within(TIMEOUT_MS, never).catch(String);
    jest.advanceTimersByTime(TIMEOUT_MS);
    expect(await answered).toBe('late');
    expect(await failed).toContain('has not ended after 1000 ms');
  });
});
