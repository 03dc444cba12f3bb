import { describe, expect, it } from '@jest/globals';
import { monthsAround, weeksFrom } from './outlook.rules.js';

describe('the outlook’s months', () => {
  it('are twelve, five before the current one, each to its last day', () => {
    const months = monthsAround('2028-01-31');
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ from: '2027-08-01', to: '2027-08-31' });
    expect(months[5]).toEqual({ from: '2028-01-01', to: '2028-01-31' });
    expect(months[6]).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(months.at(-1)).toEqual({ from: '2028-07-01', to: '2028-07-31' });
    expect(monthsAround('2026-11-05')[5]).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  });
});

describe('the outlook’s weeks', () => {
  it.each([
    ['2026-11-23', 'a Monday'],
    ['2026-11-25', 'a Wednesday'],
    ['2026-11-29', 'a Sunday'],
  ])('begin on %s, %s, with the Monday before', (date) => {
    const weeks = weeksFrom(date);
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(weeks[1]).toEqual({ from: '2026-11-30', to: '2026-12-06' });
  });
});
