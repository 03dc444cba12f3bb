import { describe, expect, it } from '@jest/globals';
import { BOOKING_STATUSES, type BookingStatus, statusLabel } from '@safari/contracts';
import { desk } from '../translations/en/desk';
import {
  canBeReviewed,
  countdown,
  hasContacted,
  hasOperatorToContact,
  hasTrip,
  inOrderOfTravel,
  summaryLines,
} from './desk.rules';

const trip = (status: BookingStatus, preferredDate: string) => ({ status, preferredDate });

describe('a traveler’s bookings', () => {
  it('begin with the trip one is on, then the nearest to come, then the latest behind', () => {
    const [now, soon, later, latest, long] = [
      trip('in_progress', '2026-07-01'),
      trip('pending', '2026-07-20'),
      trip('paid', '2026-12-24'),
      trip('completed', '2026-05-01'),
      trip('completed', '2025-05-01'),
    ];
    const given = [long, later, latest, soon, now].filter((each) => each !== undefined);
    expect(inOrderOfTravel(given)).toEqual([now, soon, later, latest, long]);
    for (const ahead of ['pending', 'confirmed', 'payment_received', 'paid'] as const)
      for (const behind of ['completed', 'cancelled'] as const) {
        const trips = [
          trip(behind, '2026-01-01'),
          trip(ahead, '2026-02-01'),
          trip('in_progress', '2026-03-01'),
        ];
        expect(inOrderOfTravel(trips).map(({ status }) => status)).toEqual(['in_progress', ahead, behind]);
      }
    expect(given[0]).toBe(long);
  });

  it.each(BOOKING_STATUSES)('read “%s” in the words of the whole product', (status) => {
    expect(desk[`desk.status.${status}`]).toBe(statusLabel(status));
  });

  it('offer each thing at its time (C04)', () => {
    const where = (rule: (booking: { status: BookingStatus }) => boolean) =>
      BOOKING_STATUSES.filter((status) => rule({ status }));
    expect(where(hasOperatorToContact)).toEqual(['confirmed']);
    expect(where(canBeReviewed)).toEqual(['completed']);
    expect(where((booking) => !hasTrip(booking))).toEqual(['pending', 'cancelled']);
  });
});

describe('the first answer', () => {
  it.each([
    ['a message of the office', [{ author: 'staff' }], [], true],
    ['no message of the customer', [{ author: 'customer' }], [], false],
    ['an offer of the office', [], [{ offeredBy: 'staff', state: 'open' }], true],
    ['a yes to what the customer asked for', [], [{ offeredBy: 'customer', state: 'accepted' }], true],
    ['a no to it', [], [{ offeredBy: 'customer', state: 'declined' }], true],
    ['nothing that waits', [], [{ offeredBy: 'customer', state: 'open' }], false],
    ['nothing that lapsed', [], [{ offeredBy: 'customer', state: 'expired' }], false],
    ['nothing that was taken back', [], [{ offeredBy: 'customer', state: 'withdrawn' }], false],
  ] as const)('is %s', (_, messages, offers, expected) => {
    expect(hasContacted(messages, offers)).toBe(expected);
  });
});

describe('the days to a trip', () => {
  it.each([
    ['2026-07-15', { when: 'later', days: 14 }],
    ['2026-07-03', { when: 'later', days: 2 }],
    ['2026-07-02', { when: 'tomorrow' }],
    ['2026-07-01', { when: 'today' }],
    ['2026-06-30', { when: 'begun' }],
  ])('are counted to %s', (start, expected) => {
    expect(countdown(start, '2026-07-01')).toEqual(expected);
  });
});

it('a summary has a line for each fact that is known', () => {
  expect(
    summaryLines([
      ['Guests', '2'],
      ['Operator', ''],
      ['Price', '$10'],
    ]),
  ).toBe('Guests: 2\nPrice: $10');
});
