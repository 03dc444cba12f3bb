import { describe, expect, it } from '@jest/globals';
import { BOOKING_STATUSES, canMove } from '@safari/contracts';
import { cancelFault, moveFault } from './booking.status.js';

describe('moving a booking by hand', () => {
  const moves = BOOKING_STATUSES.flatMap((from) => BOOKING_STATUSES.map((to) => [from, to] as const));
  it.each(moves)('%s → %s is refused unless the shared table knows it', (from, to) => {
    const otherwise = (from === 'pending' && to === 'confirmed') || to === 'cancelled';
    expect(moveFault(from, to) === undefined).toBe(canMove(from, to) && !otherwise);
  });

  it('says why in words of the desk', () => {
    expect(moveFault('pending', 'confirmed')).toBe('A booking is confirmed by assigning an operator to it.');
    expect(moveFault('pending', 'paid')).toBe('A booking in the state “Pending” cannot become “Paid”.');
    expect(moveFault('paid', 'confirmed')).toBe('A booking in the state “Paid” cannot become “Confirmed”.');
    expect(moveFault('confirmed', 'completed')).toBe(
      'A booking in the state “Confirmed” cannot become “Completed”.',
    );
    expect(moveFault('paid', 'cancelled')).toBe('A booking is cancelled with a reason and a refund.');
    expect(cancelFault('cancelled')).toBe('This booking is cancelled already.');
    expect(cancelFault('completed')).toBe('A trip that is over cannot be cancelled.');
    expect(cancelFault('in_progress')).toBeUndefined();
  });
});
