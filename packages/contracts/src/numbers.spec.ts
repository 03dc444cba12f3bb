import { describe, expect, it } from '@jest/globals';
import { PROVIDER_RATING } from './catalog.js';
import { PRICE_PERCENT, PRICE_PERCENT_RANGE } from './changes.js';
import { STAGE_HOURS } from './item-pages.js';
import { isDecimalIn } from './numbers.js';

describe('a number that people type', () => {
  it.each([
    ['rating', PROVIDER_RATING, [1, 1.1, 4.3, 5], [0.9, 5.1, 4.25, 4.300001]],
    ['count of hours', STAGE_HOURS, [0, 0.01, 2.25, 24], [-0.01, 24.01, 2.345, 1e-7]],
    ['percentage', PRICE_PERCENT_RANGE, [-90, -12.5, 0, -0, 0.1, 200], [-90.1, 200.1, -12.25, 1e-7]],
  ])('is a %s in its range and with its decimals alone', (_, range, right, wrong) => {
    expect(right.filter((value) => !isDecimalIn(value, range))).toEqual([]);
    const none = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    expect([...wrong, ...none].filter((value) => isDecimalIn(value, range))).toEqual([]);
  });

  it('is a percentage wherever the arrows of its field lead', () => {
    const { min, max, step } = PRICE_PERCENT;
    for (let value = min; value <= max; value += step) {
      expect(isDecimalIn(value, PRICE_PERCENT_RANGE)).toBe(true);
    }
  });
});
