import type { AvailabilityRequest, Booking, Operator } from '@safari/contracts';
import { type ShownAnswer, shownAnswer } from '../shared/availability-request.rules';

/** An operator who could take over a trip. */
export interface Successor {
  operator: Operator;
  /** Their answer to the latest request: a no always counts, any other answer only for the current date and party. */
  answer: Exclude<ShownAnswer, 'pending'> | undefined;
}

const RANK: Record<ShownAnswer, number> = {
  confirmed: 0,
  priced: 1,
  pricing_pending: 1,
  pending: 2,
  unavailable: 4,
};

/**
 * All operators but the current one: best first, then the others who can serve the item, and those who declined last.
 */
export function successorsOf(
  booking: Pick<Booking, 'assignedOperatorId' | 'preferredDate' | 'numberOfTravelers'>,
  operators: readonly Operator[],
  capable: readonly Pick<Operator, 'id'>[],
  requests: readonly AvailabilityRequest[],
): Successor[] {
  const able = new Set(capable.map(({ id }) => id));
  const rankOf = ({ operator, answer }: Successor): number =>
    answer === undefined && !able.has(operator.id) ? RANK.pending + 1 : RANK[answer ?? 'pending'];
  return operators
    .filter(({ id }) => id !== booking.assignedOperatorId)
    .map((operator) => ({ operator, answer: answerOf(operator, booking, requests) }))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.operator.name.localeCompare(b.operator.name));
}

function answerOf(
  { id }: Operator,
  { preferredDate, numberOfTravelers }: Pick<Booking, 'preferredDate' | 'numberOfTravelers'>,
  requests: readonly AvailabilityRequest[],
): Successor['answer'] {
  const last = requests
    .filter(({ operatorId }) => operatorId === id)
    .toSorted((a, b) => b.id - a.id)
    .at(0);
  const answer = last ? shownAnswer(last) : 'pending';
  if (!last || answer === 'pending') return undefined;
  const holds = last.requestedDate === preferredDate && last.numberOfPeople === numberOfTravelers;
  return holds || answer === 'unavailable' ? answer : undefined;
}
