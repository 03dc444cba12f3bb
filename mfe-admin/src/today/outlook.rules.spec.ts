import { describe, expect, it } from '@jest/globals';
import { departuresOf, spanOf } from './outlook.rules';

const weeks = [
  { from: '2026-11-23', to: '2026-11-29' },
  { from: '2026-11-30', to: '2026-12-06' },
] as const;

describe('a span of the outlook', () => {
  it('leads to the bookings that it counts, by their departure', () => {
    expect(departuresOf(weeks[0])).toBe('/bookings?from=2026-11-23&to=2026-11-29&sort=departure');
  });

  it.each([
    ['2026-11-22', -1],
    ['2026-11-23', 0],
    ['2026-11-29', 0],
    ['2026-11-30', 1],
    ['2026-12-06', 1],
    ['2026-12-07', -1],
  ])('holds its first and its last day: %s lies in span %d', (date, span) => {
    expect(spanOf(weeks, date)).toBe(span);
  });
});
