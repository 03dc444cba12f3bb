import type { AvailabilityRequest, Booking, Operator } from '@safari/contracts';
import { type ShownAnswer, shownAnswer } from '../shared/availability-request.rules';

/** Somebody who could take a trip over. */
export interface Successor {
  operator: Operator;
  /** What they said to what they were asked last: a no always counts, anything else of the date and party that hold. */
  answer: Exclude<ShownAnswer, 'pending'> | undefined;
}

const RANK: Record<ShownAnswer, number> = {
  confirmed: 0,
  priced: 1,
  pricing_pending: 1,
  pending: 2,
  unavailable: 4,
};

/** Everybody but who runs it now: whoever would come first, then those who can do it, and last those who declined. */
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
