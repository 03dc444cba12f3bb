import { describe, expect, it } from '@jest/globals';
import type { ActiveTrip, BookingStatus } from '@safari/contracts';
import { anActiveTrip } from '../testing/examples';
import { customersOf, overTrips } from './complete-over.rules';

const trip = (id: string, start: string, status: BookingStatus = 'paid', email = id): ActiveTrip => {
  const active = anActiveTrip(start, 2, id);
  return { ...active, booking: { ...active.booking, status, customerEmail: `${email}@example.com` } };
};
const over = trip('over', '2027-03-01');

describe('the trips that are over on the 3rd of March', () => {
  it('ended the day before, and can be completed where money has come', () => {
    const began = trip('began', '2027-02-01', 'in_progress');
    const partly = trip('partly', '2027-02-01', 'payment_received');
    const unpaid = trip('unpaid', '2027-02-01', 'confirmed');
    const today = trip('ends today', '2027-03-02');
    const found = overTrips([began, partly, unpaid, over, today], '2027-03-03');
    expect(found.completable).toEqual([began, partly, over].map((one) => ({ ...one, id: one.booking.id })));
    expect(found.unpaid.map(({ id }) => id)).toEqual(['unpaid']);
  });

  it('are of so many customers, each of whom counts once', () => {
    expect(
      customersOf([over, trip('again', '2027-02-01', 'paid', 'OVER'), trip('other', '2027-02-01')]),
    ).toBe(2);
    expect(customersOf([])).toBe(0);
  });
});
