import type { AvailabilityRequest, Communication } from '@safari/contracts';

/** How many of the latest bookings and requests are shown. */
export const RECENT = 10;

/**
 * Outbound communications that still need something. One that expects an answer is done once the operator has written
 * since, its request is over, or the operator was asked again; one that only informs is done once it was delivered or,
 * for an operator told by hand, once staff have told them.
 */
export function waiting(
  communications: readonly Communication[],
  requests: readonly AvailabilityRequest[],
): Communication[] {
  return communications.filter(
    (message) =>
      message.direction === 'outbound' &&
      (message.status === 'pending' || (message.status === 'sent' && expectsAnswer(message))) &&
      !communications.some((other) => isAnswer(other, message)) &&
      !(expectsAnswer(message) && isOver(message, requests)),
  );
}

/** Where the release before does not tell, every message awaited one. */
const expectsAnswer = ({ expectsAnswer: told = true }: Communication): boolean => told;

type Between = Pick<Communication, 'bookingId' | 'operatorId'>;

const isWith = (one: Between, other: Between): boolean =>
  one.bookingId === other.bookingId && one.operatorId === other.operatorId;

const isAnswer = (other: Communication, message: Communication): boolean =>
  other.direction === 'inbound' && isWith(other, message) && other.sentAt > message.sentAt;

/**
 * Every request to that operator has its answer, was closed or taken back, or the message is older than the newest of
 * them; where there was none, nothing is over.
 */
function isOver(message: Communication, all: readonly AvailabilityRequest[]): boolean {
  const requests = all.filter((request) => isWith(request, message));
  const hasEnded = ({ requestStatus, answerState }: AvailabilityRequest): boolean =>
    requestStatus === 'confirmed' ||
    requestStatus === 'unavailable' ||
    answerState === 'closed' ||
    answerState === 'revoked';
  return (
    requests.some(({ askedAt }) => askedAt > message.sentAt) ||
    (requests.length > 0 && requests.every(hasEnded))
  );
}

/** How many people the operator of that message was last asked for; undefined where there was no request. */
export function partyAsked(message: Between, requests: readonly AvailabilityRequest[]): number | undefined {
  return requests.filter((request) => isWith(request, message)).toSorted((a, b) => b.id - a.id)[0]
    ?.numberOfPeople;
}

/** The last requests, newest first. */
export function latestRequests(requests: readonly AvailabilityRequest[]): AvailabilityRequest[] {
  return requests.toSorted((a, b) => b.id - a.id).slice(0, RECENT);
}
