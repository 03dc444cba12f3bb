import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  BOOKING_STATUSES,
  type BookingTerms,
  type PlainDate,
  START_DATE_FAULTS,
  today,
} from '@safari/contracts';
import { DomainError } from '@safari/service-kit';
import { assertOfferable, changedFacts, lastDayFor } from './changes.rules.js';

const WAS = {
  customerName: 'Amina',
  customerEmail: 'amina@example.com',
  customerPhone: '+255 27 555 0171',
  specialRequests: '',
};

describe('the facts of a customer', () => {
  it.each(Object.keys(WAS) as (keyof typeof WAS)[])(
    'that differ are told as they were and are: %s',
    (field) => {
      expect(changedFacts(WAS, { ...WAS, [field]: 'Another' })).toEqual({
        before: { [field]: WAS[field] },
        after: { [field]: 'Another' },
      });
    },
  );

  it('are no change where they are the same', () => {
    expect(changedFacts(WAS, { ...WAS })).toBeUndefined();
  });
});

const terms = (preferredDate: PlainDate): BookingTerms => ({
  preferredDate,
  numberOfTravelers: 2,
  unitPrice: '420.00',
  totalPrice: '840.00',
});

describe('another date, party or price', () => {
  const refusal = (
    status: (typeof BOOKING_STATUSES)[number],
    date: PlainDate,
    was = addDays(today(), 10),
  ): DomainError | undefined => {
    try {
      assertOfferable(status, { before: terms(was), after: terms(date) });
      return undefined;
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
  };
  const soon = addDays(today(), 30);

  it('can be offered until the trip begins', () => {
    expect(BOOKING_STATUSES.filter((status) => !refusal(status, soon))).toEqual([
      'pending',
      'confirmed',
      'payment_received',
      'paid',
    ]);
    expect(refusal('in_progress', soon)).toMatchObject({
      kind: 'conflict',
      message: 'The trip has begun or is over: its date, party and price stay.',
      details: { extensions: { reason: 'begun', bookingStatus: 'in_progress' } },
    });
  });

  it('needs a day on which a trip can begin', () => {
    const past = refusal('confirmed', addDays(today(), -1));
    expect(past).toMatchObject({
      kind: 'validation',
      details: { errors: { preferredDate: [START_DATE_FAULTS.past] } },
    });
  });

  it('leaves a day that is not moved alone, though it has passed', () => {
    const yesterday = addDays(today(), -1);
    expect(refusal('confirmed', yesterday, yesterday)).toBeUndefined();
    expect(refusal('confirmed', addDays(today(), -2), yesterday)).toBeDefined();
  });
});

it.each([
  ['a week', '2026-12-20', '2027-01-20', '2026-11-27'],
  ['until the offered departure', '2026-12-20', '2026-11-23', '2026-11-23'],
  ['until the present departure', '2026-11-22', '2027-01-20', '2026-11-22'],
  ['that very day', '2026-12-20', '2026-11-20', '2026-11-20'],
  ['a week, where the trip should have departed', '2026-11-19', '2026-11-19', '2026-11-27'],
  [
    'until the offered departure, where the trip should have departed',
    '2026-11-19',
    '2026-11-23',
    '2026-11-23',
  ],
])('an offer can be answered for %s', (_, was, offered, last) => {
  expect(lastDayFor({ before: terms(was), after: terms(offered) }, '2026-11-20')).toBe(last);
});
