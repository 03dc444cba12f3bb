import { type BookingStatus, canMove, type PlainDate, statusLabel } from '@safari/contracts';

const YEARS_AHEAD = 3;

/** Why staff cannot make this move by hand; undefined when they can. */
export function moveFault(from: BookingStatus, to: BookingStatus): string | undefined {
  if (from === 'pending' && to === 'confirmed')
    return 'A booking is confirmed by assigning an operator to it.';
  if (canMove(from, to)) return undefined;
  return `A booking in the state “${statusLabel(from)}” cannot become “${statusLabel(to)}”.`;
}

/** Why a trip cannot begin on that day; undefined when it can. */
export function dateFault(preferredDate: PlainDate, today: PlainDate): string | undefined {
  if (preferredDate < today) return 'The start date cannot be before today.';
  const latest = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
  if (preferredDate > latest) return `The start date can be at most ${YEARS_AHEAD} years ahead.`;
  return undefined;
}
