import { expect, it } from '@jest/globals';
import { BOOKING_STATUSES } from '@safari/contracts';
import { chosen, coordinationFaults, endedFault } from './coordination.rules.js';

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
