import type { AvailabilityRequest, Booking, Operator } from '@safari/contracts';

/** So many are asked where nobody chooses others. */
export const ASKED_AT_ONCE = 3;

/** Whom to ask first: of those who take bookings the best rated, unrated ones last, and of equals the one known longest. */
export function bestOperators(operators: readonly Operator[]): Operator[] {
  return operators
    .filter(({ availability }) => availability)
    .toSorted((a, b) => (b.rating ?? -1) - (a.rating ?? -1) || a.id - b.id)
    .slice(0, ASKED_AT_ONCE);
}

/** Of the chosen operators those who can still be asked: who has become unavailable since is not. */
export function askable(chosen: readonly number[], operators: readonly Operator[]): number[] {
  return operators.filter(({ id, availability }) => availability && chosen.includes(id)).map(({ id }) => id);
}

/** Whether its operator may still answer. */
export const isOpen = ({ answerState }: AvailabilityRequest): boolean => answerState === 'open';

/** The best of those who are not being asked and have not answered for these terms, whatever they said. */
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
