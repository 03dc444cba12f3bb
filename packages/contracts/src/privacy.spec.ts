import { describe, expect, it } from '@jest/globals';
import { BOOKING_STATUSES } from './booking-statuses.js';
import { bookingFate, invoiceKeptUntil } from './privacy.js';

describe('a customer who has themselves erased', () => {
  it('is held only by what others have agreed to, what is under way and what they are owed', () => {
    expect(
      Object.fromEntries(BOOKING_STATUSES.map((status) => [status, bookingFate(status, false)])),
    ).toEqual({
      pending: 'withdrawn',
      confirmed: 'in the way',
      payment_received: 'in the way',
      paid: 'in the way',
      in_progress: 'in the way',
      completed: 'emptied',
      cancelled: 'emptied',
    });
    expect(bookingFate('cancelled', true)).toBe('in the way');
  });

  it.each([
    ['2026-01-01', '2032-01-01'],
    ['2026-12-31', '2032-01-01'],
    ['2027-01-01', '2033-01-01'],
  ])('stays on an invoice of %s until five years after its year are over, on %s', (issuedOn, until) => {
    expect(invoiceKeptUntil(issuedOn)).toBe(until);
  });
});
