import { describe, expect, it } from '@jest/globals';
import { addDays } from './dates.js';
import { dayOfTrip, expectedEnd, PROGRESS_PRESETS, tripDay } from './trips.js';

describe('the day that a percentage stands for (A17)', () => {
  it('is the rounded-up share of all days for every percentage of every length, within the trip', () => {
    for (let total = 1; total <= 30; total += 1) {
      for (let percent = 0; percent <= 100; percent += 1) {
        const day = tripDay(percent, total);
        expect(day).toBeGreaterThanOrEqual(1);
        expect(day).toBeLessThanOrEqual(total);
        // n days cover the share, n − 1 do not
        expect(day * 100).toBeGreaterThanOrEqual(percent * total);
        if (day > 1) expect((day - 1) * 100).toBeLessThan(percent * total);
      }
      expect(tripDay(100, total)).toBe(total);
    }
  });

  it.each([
    [1, '1 1 1 1'],
    [2, '1 1 2 2'],
    [3, '1 2 3 3'],
    [5, '2 3 4 5'],
    [7, '2 4 6 7'],
    [8, '2 4 6 8'],
  ])('by the presets of a trip of %p days is %p', (total, days) => {
    expect(PROGRESS_PRESETS.map((percent) => tripDay(percent, total)).join(' ')).toBe(days);
  });
});

describe('the calendar of a trip', () => {
  it('ends n − 1 days after its start, across months and leap days', () => {
    expect(expectedEnd('2028-02-27', 1)).toBe('2028-02-27');
    expect(expectedEnd('2028-02-27', 4)).toBe('2028-03-01');
    expect(expectedEnd('2027-12-30', 3)).toBe('2028-01-01');
  });

  it('counts its days from 0 before the start to the last, and no further', () => {
    for (let total = 1; total <= 10; total += 1) {
      for (let offset = -2; offset <= total + 2; offset += 1) {
        const day = dayOfTrip('2028-02-27', total, addDays('2028-02-27', offset));
        expect(day).toBe(Math.max(0, Math.min(total, offset + 1)));
      }
    }
  });
});
