import { describe, expect, it } from '@jest/globals';
import { MAX_ATTEMPTS, secondsToWait, WINDOW_S } from './staff-throttle.rules.js';

const now = Date.parse('2026-06-10T12:00:00Z');
/** Attempts that many seconds ago, oldest first. */
const attempts = (...ago: number[]): Date[] => ago.map((seconds) => new Date(now - seconds * 1000));

describe('who tried too often', () => {
  it('waits until the oldest of the attempts that count is out of the window', () => {
    const ago = [50, 40, 30, 20, 10];
    expect(ago).toHaveLength(MAX_ATTEMPTS);
    expect(secondsToWait(attempts(...ago), now)).toBe(WINDOW_S - 50);
    expect(secondsToWait(attempts(59, 58, ...ago), now)).toBe(WINDOW_S - 50);
  });

  it('waits for the latest attempt where one is all that an address has', () => {
    expect(secondsToWait(attempts(20, 10), now)).toBe(WINDOW_S - 10);
  });

  it('waits a whole second at least, and parts of one count as a whole', () => {
    expect(secondsToWait(attempts(...Array<number>(MAX_ATTEMPTS).fill(WINDOW_S + 5)), now)).toBe(1);
    expect(secondsToWait(attempts(10.5), now)).toBe(WINDOW_S - 10);
    expect(secondsToWait([], now)).toBe(WINDOW_S);
  });
});
