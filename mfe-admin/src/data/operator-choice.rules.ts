import type { AvailabilityRequest, Booking, Operator } from '@safari/contracts';

/** How many operators are asked by default. */
export const ASKED_AT_ONCE = 3;

/**
 * Operators in the order in which to ask them: those available, best rated first, unrated last; equals in the order in
 * which they were added.
 */
export function bestOperators(operators: readonly Operator[]): Operator[] {
  return operators
    .filter(({ availability }) => availability)
    .toSorted((a, b) => (b.rating ?? -1) - (a.rating ?? -1) || a.id - b.id)
    .slice(0, ASKED_AT_ONCE);
}

/** The chosen operators who can still be asked; those who have become unavailable are left out. */
export function askable(chosen: readonly number[], operators: readonly Operator[]): number[] {
  return operators.filter(({ id, availability }) => availability && chosen.includes(id)).map(({ id }) => id);
}

/** Whether the operator may still answer. */
export const isOpen = ({ answerState }: AvailabilityRequest): boolean => answerState === 'open';

/** The best operators who have no open request and have not answered for the current terms. */
export function bestUnasked(
  operators: readonly Operator[],
  asked: readonly AvailabilityRequest[],
  { preferredDate, numberOfTravelers }: Pick<Booking, 'preferredDate' | 'numberOfTravelers'>,
): Operator[] {
  const answered = asked.filter(
    (request) =>
      request.answerState === 'answered' &&
      request.requestedDate === preferredDate &&
      request.numberOfPeople === numberOfTravelers,
  );
  const known = new Set([...asked.filter(isOpen), ...answered].map(({ operatorId }) => operatorId));
  return bestOperators(operators.filter(({ id }) => !known.has(id)));
}
