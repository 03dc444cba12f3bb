import type { AvailabilityRequest, Booking, Operator } from '@safari/contracts';
import { hasLapsed, type ShownAnswer, shownAnswer } from '../shared/availability-request.rules';

/** One operator's answer for a booking. */
export interface Offer {
  request: AvailabilityRequest;
  /** Undefined if the operator was deleted. */
  operator: Operator | undefined;
  assigned: boolean;
  /** The lowest quoted price of all available operators; set only if there are several prices. */
  lowest: boolean;
}

/** The latest request to every operator: the assigned one first, then offers by price, then the rest. */
export function offersOf(
  { assignedOperatorId }: Pick<Booking, 'assignedOperatorId'>,
  requests: readonly AvailabilityRequest[],
  operators: readonly Operator[],
): Offer[] {
  const latest = new Map<number, AvailabilityRequest>();
  for (const request of requests.toSorted((a, b) => a.id - b.id)) latest.set(request.operatorId, request);
  const prices = [...latest.values()].filter(wouldCome).flatMap((request) => priceOf(request) ?? []);
  const lowest = prices.length > 1 ? Math.min(...prices) : undefined;
  return [...latest.values()]
    .map((request) => ({
      request,
      operator: operators.find(({ id }) => id === request.operatorId),
      assigned: request.operatorId === assignedOperatorId,
      lowest: lowest !== undefined && wouldCome(request) && priceOf(request) === lowest,
    }))
    .toSorted(
      (a, b) =>
        Number(b.assigned) - Number(a.assigned) ||
        rankOf(a.request) - rankOf(b.request) ||
        (priceOf(a.request) ?? Infinity) - (priceOf(b.request) ?? Infinity) ||
        a.request.operatorName.localeCompare(b.request.operatorName),
    );
}

/** Whether there is something to compare: at least two requests, one of them answered. */
export function isComparable(offers: readonly Offer[]): boolean {
  return offers.length > 1 && offers.some(({ request }) => request.requestStatus !== 'pending');
}

const RANK: Record<ShownAnswer, number> = {
  confirmed: 0,
  priced: 0,
  pricing_pending: 1,
  pending: 1,
  unavailable: 2,
};

function rankOf(request: AvailabilityRequest): number {
  return hasLapsed(request) ? RANK.unavailable + 1 : RANK[shownAnswer(request)];
}

const wouldCome = ({ requestStatus }: AvailabilityRequest): boolean =>
  requestStatus === 'confirmed' || requestStatus === 'pricing_pending';

/** For comparing only; amounts are shown from their decimal strings. */
const priceOf = ({ quotedPrice }: AvailabilityRequest): number | undefined =>
  quotedPrice === null ? undefined : Number(quotedPrice);
