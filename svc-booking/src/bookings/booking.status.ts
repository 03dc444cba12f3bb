import { type BookingStatus, canMove, statusLabel } from '@safari/contracts';

/** Why staff cannot make this move by hand; undefined when they can. */
export function moveFault(from: BookingStatus, to: BookingStatus): string | undefined {
  if (from === 'pending' && to === 'confirmed')
    return 'A booking is confirmed by assigning an operator to it.';
  if (canMove(from, to)) return undefined;
  return `A booking in the state “${statusLabel(from)}” cannot become “${statusLabel(to)}”.`;
}
