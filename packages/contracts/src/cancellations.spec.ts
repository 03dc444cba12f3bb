import { describe, expect, it } from '@jest/globals';
import {
  type CancellationTerms,
  cancellationCost,
  isRefunded,
  keptPercent,
  openTierDays,
  termsFaults,
} from './cancellations.js';

const TERMS: CancellationTerms = {
  version: '2026-1',
  tiers: [
    { daysBefore: 60, keptPercent: 0 },
    { daysBefore: 14, keptPercent: 50 },
    { daysBefore: 0, keptPercent: 100 },
  ],
};
const NONE: CancellationTerms = { version: 'none', tiers: [] };

const cost = (
  paid: string,
  on: string,
  by: 'customer' | 'staff' | 'operator' = 'customer',
  currency = 'USD',
) => cancellationCost(TERMS, { preferredDate: '2027-03-01', totalPrice: '840.00', paid }, by, on, currency);

describe('what a cancellation costs', () => {
  it.each([
    ['2026-12-30', 61, 0],
    ['2026-12-31', 60, 0],
    ['2027-01-01', 59, 50],
    ['2027-02-15', 14, 50],
    ['2027-02-16', 13, 100],
    ['2027-03-01', 0, 100],
    ['2027-03-09', 0, 100],
  ])('on %s, %i days before, is %i %% of the price', (on, daysBefore, percent) => {
    expect(cost('840.00', on)).toMatchObject({ daysBefore, keptPercent: percent });
  });

  it.each([
    ['0.00', '0.00', '0.00'],
    ['100.00', '100.00', '0.00'],
    ['420.00', '420.00', '0.00'],
    ['500.00', '420.00', '80.00'],
    ['840.00', '420.00', '420.00'],
  ])('of %s that were paid keeps %s and gives back %s: never more than there is', (paid, kept, refund) => {
    expect(cost(paid, '2027-02-01')).toMatchObject({ paid, kept, refund });
  });

  it.each(['staff', 'operator'] as const)('is nothing where %s is at fault', (by) => {
    expect(cost('840.00', '2027-03-01', by)).toMatchObject({
      keptPercent: 0,
      kept: '0.00',
      refund: '840.00',
    });
  });

  it('is nothing for whoever booked before there were terms', () => {
    const trip = { preferredDate: '2027-03-01', totalPrice: '840.00', paid: '840.00' };
    expect(cancellationCost(NONE, trip, 'customer', '2027-03-01', 'USD').refund).toBe('840.00');
    expect(keptPercent(NONE, 0)).toBe(0);
  });

  it('is rounded to what the currency has, and nothing gets lost', () => {
    const trip = { preferredDate: '2027-03-01', totalPrice: '0.333', paid: '0.333' };
    expect(cancellationCost(TERMS, trip, 'customer', '2027-02-01', 'KWD')).toMatchObject({
      kept: '0.167',
      refund: '0.166',
    });
  });
});

it('terms read by the days of one trip, the last without an end, and say nothing of days that are over', () => {
  const tiers = [
    { until: '2026-12-31', keptPercent: 0 },
    { until: '2027-02-15', keptPercent: 50 },
    { until: null, keptPercent: 100 },
  ];
  const on = (today: string) => openTierDays(TERMS, '2027-03-01', today);
  expect(on('2026-12-31')).toEqual(tiers);
  expect(on('2027-01-01')).toEqual(tiers.slice(1));
  expect(on('2027-02-15')).toEqual(tiers.slice(1));
  expect(on('2027-02-16')).toEqual(tiers.slice(2));
  expect(on('2027-04-01')).toEqual(tiers.slice(2));
  expect(openTierDays(NONE, '2027-03-01', '2027-01-01')).toEqual([]);
});

describe('terms that can be offered', () => {
  it('are whole, fall, and end at the day itself', () => {
    expect(termsFaults(TERMS)).toEqual([]);
    expect(termsFaults({ version: '1', tiers: [] })).toEqual([]);
    expect(termsFaults(tiers([3650, 0], [7, 10], [0, 10]))).toEqual([]);
  });

  function tiers(...all: unknown[][]) {
    return {
      version: '1',
      tiers: all.map(([daysBefore, percent]) => ({ daysBefore, keptPercent: percent })),
    };
  }

  it.each([
    [undefined],
    [null],
    ['tiers'],
    [{ version: '', tiers: [] }],
    [{ version: ' ', tiers: [] }],
    [{ tiers: [] }],
    [{ version: '1' }],
  ])('are not %j, which has not what belongs to them', (terms) =>
    expect(termsFaults(terms)).toEqual(['must be JSON with a version and tiers']),
  );

  it.each([
    [{ version: '1', tiers: [null] }],
    [tiers([0, 101])],
    [tiers([0, -1])],
    [tiers([0, 0.5])],
    [tiers(['0', 1])],
    [tiers([3651, 1], [0, 1])],
  ])('are not %j, whose numbers are none', (terms) =>
    expect(termsFaults(terms)).toEqual(['needs whole daysBefore and keptPercent (0 to 100) in every tier']),
  );

  it.each([
    [tiers([7, 10])],
    [tiers([7, 50], [0, 10])],
    [tiers([0, 10], [7, 50])],
    [tiers([7, 10], [7, 20], [0, 50])],
  ])('are not %j, which does not fall', (terms) =>
    expect(termsFaults(terms)).toEqual([
      'needs the most days first, never less kept with fewer days, and a last tier of 0 days',
    ]),
  );
});

describe('a line of the ledger of a cancelled booking', () => {
  it.each([
    ['paid', true],
    ['owed', false],
    ['none', false],
  ] as const)('from which a refund was reckoned that is %s is refunded: %s', (state, is) => {
    expect(isRefunded({}, { state })).toBe(is);
    expect(isRefunded({ late: false }, { state })).toBe(is);
    expect(isRefunded({ late: true }, { state })).toBe(false);
  });

  it('is none of a booking that lives', () => {
    expect(isRefunded({}, null)).toBe(false);
    expect(isRefunded({}, undefined)).toBe(false);
  });
});
