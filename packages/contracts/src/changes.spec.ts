import { describe, expect, it } from '@jest/globals';
import { BOOKING_STATUSES } from './booking-statuses.js';
import {
  type ChangeOffer,
  canChange,
  canCost,
  canOffer,
  mayAnswer,
  movedDateFault,
  newTerms,
  openOffer,
  priceByRule,
  sameTerms,
  termsOf,
} from './changes.js';
import { exampleBooking } from './testing/examples.js';

const booked = { booked: '420.00', priceToday: '450.00', agreed: '399.5', pricePercent: null };

describe('the price per person', () => {
  it.each([
    ['kept', null, '420.00'],
    ['today', null, '450.00'],
    ['agreed', null, '399.50'],
    ['percent', -10, '378.00'],
    ['percent', 12.5, '472.50'],
    ['percent', -90, '42.00'],
    ['percent', 200, '1260.00'],
    ['percent', null, undefined],
    ['percent', Number.NaN, undefined],
    ['percent', -12.5, '367.50'],
    ['percent', -12.25, undefined],
    ['percent', -91, undefined],
    ['percent', 201, undefined],
  ] as const)('by the rule %s (%s) is %s', (priceRule, pricePercent, made) => {
    expect(priceByRule({ ...booked, priceRule, pricePercent }, 'USD')).toBe(made);
  });

  it.each([
    ['5.00', -89.9, '0.51'],
    ['45.00', -89.9, '4.55'],
    ['105.00', -89.9, '10.61'],
    ['999.99', 12.5, '1124.99'],
  ])(
    'of %s changed by %s percent is %s: half a cent goes up, whatever the percentage',
    (was, pricePercent, made) => {
      expect(priceByRule({ ...booked, booked: was, priceRule: 'percent', pricePercent }, 'USD')).toBe(made);
    },
  );

  it('is nothing where the trip is sold no more, or what was agreed is no amount that can be', () => {
    expect(priceByRule({ ...booked, priceToday: null, priceRule: 'today' }, 'USD')).toBeUndefined();
    for (const agreed of ['', 'much', '-1', '1.234', '1000000000.01']) {
      expect(priceByRule({ ...booked, agreed, priceRule: 'agreed' }, 'USD')).toBeUndefined();
    }
    const largest = '1000000000.00';
    expect(priceByRule({ ...booked, agreed: largest, priceRule: 'agreed' }, 'USD')).toBe(largest);
  });

  it.each([
    ['0.00', '420.00', false],
    ['0', '0.01', false],
    ['0.01', '420.00', true],
    ['0.00', '0.00', true],
    ['5.00', '0.00', true],
  ])('can be %s where %s was booked: %j', (unitPrice, was, can) => {
    expect(canCost(unitPrice, was)).toBe(can);
  });
});

describe('terms', () => {
  const terms = newTerms('2027-02-11', 3, '100.00', 'USD');

  it('are the same by their values', () => {
    expect(terms.totalPrice).toBe('300.00');
    expect(sameTerms(terms, { ...terms, unitPrice: '100', totalPrice: '300.0' })).toBe(true);
    for (const other of [
      { ...terms, preferredDate: '2027-02-12' },
      { ...terms, numberOfTravelers: 2 },
      { ...terms, unitPrice: '99.00' },
      { ...terms, totalPrice: '301.00' },
    ]) {
      expect(sameTerms(terms, other)).toBe(false);
    }
  });

  it.each(BOOKING_STATUSES)('of a booking that is %s can be offered anew until its trip begins', (status) => {
    expect(canOffer(status)).toBe(['pending', 'confirmed', 'payment_received', 'paid'].includes(status));
    expect(canChange(status)).toBe(!['completed', 'cancelled'].includes(status));
  });
});

it('the terms of a booking are what both sides must agree to, and nothing else of it', () => {
  const terms = newTerms('2027-02-11', 3, '100.00', 'USD');
  expect(termsOf({ ...exampleBooking(), ...terms })).toEqual(terms);
});

it('of all offers that were made, the open one waits for its answer', () => {
  const offers = (['declined', 'open', 'withdrawn'] as const).map(
    (state, id) => ({ id, state }) as ChangeOffer,
  );
  expect(openOffer(offers)?.id).toBe(1);
  expect(openOffer(offers.filter(({ state }) => state !== 'open'))).toBeUndefined();
});

it('an offer is answered by the other side and withdrawn by one’s own', () => {
  expect(mayAnswer('staff', 'customer', 'accepted')).toBe(true);
  expect(mayAnswer('staff', 'customer', 'declined')).toBe(true);
  expect(mayAnswer('staff', 'customer', 'withdrawn')).toBe(false);
  expect(mayAnswer('staff', 'staff', 'withdrawn')).toBe(true);
  expect(mayAnswer('customer', 'customer', 'accepted')).toBe(false);
});

it.each([
  ['2026-11-21', '2026-11-22', undefined],
  ['2026-11-19', '2026-11-19', undefined],
  ['2020-01-01', '2020-01-01', undefined],
  ['2026-11-19', '2026-11-20', undefined],
  ['2026-11-21', '2026-11-19', 'past'],
  ['2026-11-18', '2026-11-19', 'past'],
  ['2026-11-21', '2029-11-21', 'late'],
])('on 20 November a trip of %s can be moved to %s, unless: %s', (was, is, fault) => {
  expect(movedDateFault({ preferredDate: was }, { preferredDate: is }, '2026-11-20')).toBe(fault);
});
