import type { Operator } from '@safari/contracts';

/** So many are asked where nobody chooses others. */
export const ASKED_AT_ONCE = 3;

/** Whom to ask first: of those who take bookings the best rated, unrated ones last, and of equals the one known longest. */
export function bestOperators(operators: readonly Operator[]): Operator[] {
  return operators
    .filter(({ availability }) => availability)
    .toSorted((a, b) => (b.rating ?? -1) - (a.rating ?? -1) || a.id - b.id)
    .slice(0, ASKED_AT_ONCE);
}
