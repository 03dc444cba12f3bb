import { describe, expect, it } from '@jest/globals';
import { CLOCK_TOLERANCE_MS, skewAfter } from './clock.rules';

const HOUR = 3_600_000;
const DATE = Date.parse('2026-07-14T12:00:00Z');

/** An answer of the server at `DATE` to a device whose clock is `ahead` ms fast. */
const answered = (ahead: number, { took = 1_000 } = {}) => ({
  date: DATE,
  asked: DATE + ahead,
  came: DATE + ahead + took,
});

describe('what an answer says of the clock', () => {
  it.each([
    ['is right', 0, 0],
    ['is a little ahead', 90_000, 0],
    ['is a little behind', -90_000, 0],
    ['is a day ahead', 24 * HOUR, -24 * HOUR],
    ['is hours behind', -3 * HOUR, 3 * HOUR],
  ])('that it %s', (_, ahead, skew) => {
    expect(skewAfter(answered(ahead, { took: 0 }), 0)).toBe(skew);
  });

  it('does not move it back and forth with the time that each answer takes', () => {
    const known = skewAfter(answered(24 * HOUR, { took: 0 }), 0);
    expect(skewAfter(answered(24 * HOUR, { took: 60_000 }), known)).toBe(known);
  });

  it('that somebody has set it right since', () => {
    expect(skewAfter(answered(200), -24 * HOUR)).toBe(0);
  });

  it('is the middle of the time that it took', () => {
    expect(skewAfter(answered(HOUR, { took: 10_000 }), 0)).toBe(-HOUR - 5_000);
  });

  it.each([
    ['the device slept while it waited', answered(0, { took: 8 * HOUR })],
    ['it took a little too long', answered(HOUR, { took: CLOCK_TOLERANCE_MS + 1 })],
    ['the clock was set back meanwhile', answered(HOUR, { took: -1 })],
    ['it does not say the time', { ...answered(HOUR), date: Number.NaN }],
  ])('is nothing where %s', (_, answer) => {
    expect(skewAfter(answer, 7)).toBe(7);
  });

  it('is heeded up to the whole tolerance, and left alone within it', () => {
    expect(skewAfter(answered(HOUR, { took: CLOCK_TOLERANCE_MS }), 0)).toBe(-HOUR - CLOCK_TOLERANCE_MS / 2);
    expect(skewAfter(answered(CLOCK_TOLERANCE_MS, { took: 0 }), 0)).toBe(0);
    expect(skewAfter(answered(CLOCK_TOLERANCE_MS + 1, { took: 0 }), 0)).toBe(-CLOCK_TOLERANCE_MS - 1);
    expect(skewAfter(answered(CLOCK_TOLERANCE_MS, { took: 0 }), HOUR)).toBe(0);
  });
});
