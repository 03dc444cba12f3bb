import { type BookingStatus, canMove, statusLabel } from '@safari/contracts';

/** Why staff cannot make this move by hand; undefined when they can. */
export function moveFault(from: BookingStatus, to: BookingStatus): string | undefined {
  if (from === 'pending' && to === 'confirmed')
    return 'A booking is confirmed by assigning an operator to it.';
  if (!canMove(from, to)) {
    return `A booking in the state “${statusLabel(from)}” cannot become “${statusLabel(to)}”.`;
  }
  return to === 'cancelled' ? 'A booking is cancelled with a reason and a refund.' : undefined;
}

/** Why a booking cannot be cancelled; undefined when it can. */
export function cancelFault(from: BookingStatus): string | undefined {
  if (canMove(from, 'cancelled')) return undefined;
  return from === 'cancelled'
    ? 'This booking is cancelled already.'
    : 'A trip that is over cannot be cancelled.';
}
