import { describe, expect, it } from '@jest/globals';
import { BOOKING_STATUSES, canMove } from '@safari/contracts';
import { moveFault } from './booking.status.js';

describe('moving a booking by hand', () => {
  const moves = BOOKING_STATUSES.flatMap((from) => BOOKING_STATUSES.map((to) => [from, to] as const));
  it.each(moves)('%s → %s is refused unless the shared table knows it', (from, to) => {
    const byAssignment = from === 'pending' && to === 'confirmed';
    expect(moveFault(from, to) === undefined).toBe(canMove(from, to) && !byAssignment);
  });

  it('says why in words of the desk', () => {
    expect(moveFault('pending', 'confirmed')).toBe('A booking is confirmed by assigning an operator to it.');
    expect(moveFault('confirmed', 'completed')).toBe(
      'A booking in the state “Confirmed” cannot become “Completed”.',
    );
  });
});
