import { expect, it } from '@jest/globals';
import { BOOKING_STATUSES, type BookingStatus, type PlainDate } from '@safari/contracts';
import { chosen, coordinationFaults, endedFault, mayBeHeld, passedDayFault } from './coordination.rules.js';

it('asks each chosen operator once, in one order, however they were clicked', () => {
  expect(chosen([7, 2, 7, 11, 2])).toEqual([2, 7, 11]);
});

it('says of every operator why it cannot be asked', () => {
  const found = [
    { id: 1, name: 'Mto wa Tembo Camp', availability: true },
    { id: 2, name: 'Ukingo Crater Lodge', availability: false },
  ];
  expect(coordinationFaults([1], found)).toEqual([]);
  expect(coordinationFaults([1, 2, 3], found)).toEqual([
    'Ukingo Crater Lodge takes no bookings at the moment.',
    'Operator 3 is not in the network.',
  ]);
});

it('asks nobody about a booking that is over or cancelled, and says which it is', () => {
  const faults = BOOKING_STATUSES.flatMap((status) => {
    const fault = endedFault(status);
    return fault === undefined ? [] : [[status, fault]];
  });
  expect(Object.fromEntries(faults)).toEqual({
    completed: 'This trip is over.',
    cancelled: 'This booking is cancelled.',
  });
});

it('may hold something for a trip to come or under way, and for none that is over', () => {
  const held = (status: BookingStatus, preferredDate: PlainDate, durationDays: number | null = null) =>
    mayBeHeld({ status, preferredDate, durationDays }, '2031-03-02');
  expect(held('pending', '2031-03-02')).toBe(true);
  expect(held('cancelled', '2031-01-01')).toBe(true);
  expect(held('confirmed', '2030-12-31')).toBe(false);
  expect(held('completed', '2031-03-02')).toBe(false);
  expect(held('confirmed', '2031-02-28', 3)).toBe(true);
  expect(held('confirmed', '2031-02-27', 3)).toBe(false);
  expect(held('confirmed', '2031-03-02', 1)).toBe(true);
  expect(held('completed', '2031-03-02', 3)).toBe(false);
});

it('asks nobody about a day that has passed, and says what to do first', () => {
  const fault = (preferredDate: PlainDate) => passedDayFault(preferredDate, '2031-03-02');
  expect(['2031-03-01', '2031-03-02', '2031-03-03'].map(fault)).toEqual([
    'The day of this trip has passed. Offer its customer another day first.',
    undefined,
    undefined,
  ]);
});
