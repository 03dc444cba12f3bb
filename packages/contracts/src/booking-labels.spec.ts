import { describe, expect, it } from '@jest/globals';
import { BOOKING_TABS, bookingGroup, bookingLabel, isSettled } from './booking-labels.js';

const LABELS = [
  ['pending', null, 'PENDING'],
  ['pending', 7, 'CONFIRMED'],
  ['confirmed', null, 'PENDING'],
  ['confirmed', 7, 'CONFIRMED'],
  ['payment_received', null, 'PAID'],
  ['payment_received', 7, 'PAID'],
  ['paid', null, 'PAID'],
  ['paid', 7, 'PAID'],
  ['in_progress', null, 'PENDING'],
  ['in_progress', 7, 'CONFIRMED'],
  ['completed', null, 'COMPLETED'],
  ['completed', 7, 'COMPLETED'],
  ['cancelled', null, 'CANCELLED'],
  ['cancelled', 7, 'CANCELLED'],
] as const;
const every = LABELS.map(([status, assignedOperatorId]) => ({ status, assignedOperatorId }));

describe('the label of a booking (A04)', () => {
  it.each(LABELS)('%s with operator %p is %s', (status, assignedOperatorId, label) => {
    expect(bookingLabel({ status, assignedOperatorId })).toBe(label);
  });

  it('is the one tab under which the booking is counted, and none once it is cancelled', () => {
    for (const booking of every) {
      const group = bookingGroup(booking);
      expect(group.toUpperCase()).toBe(bookingLabel(booking));
      const tabs = BOOKING_TABS.filter((known) => known === group);
      expect(tabs).toHaveLength(booking.status === 'cancelled' ? 0 : 1);
    }
  });

  it('says when nothing is invoiced any more: all is paid, or the trip is over', () => {
    const settled = every.filter(isSettled).map(({ status }) => status);
    expect(new Set(settled)).toEqual(new Set(['payment_received', 'paid', 'completed']));
  });
});
