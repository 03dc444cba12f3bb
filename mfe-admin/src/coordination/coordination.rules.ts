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

/** For the previous release, which does not say, every message expects an answer. */
const expectsAnswer = ({ expectsAnswer: told = true }: Communication): boolean => told;

type Between = Pick<Communication, 'bookingId' | 'operatorId'>;

const isWith = (one: Between, other: Between): boolean =>
  one.bookingId === other.bookingId && one.operatorId === other.operatorId;

const isAnswer = (other: Communication, message: Communication): boolean =>
  other.direction === 'inbound' && isWith(other, message) && other.sentAt > message.sentAt;

/**
 * Whether nothing is open any more with that operator: every request was answered, closed or revoked, or the message is
 * older than the newest one. False if there was no request.
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

/** The number of people in the latest request to that message's operator; undefined if there was none. */
export function partyAsked(message: Between, requests: readonly AvailabilityRequest[]): number | undefined {
  return requests.filter((request) => isWith(request, message)).toSorted((a, b) => b.id - a.id)[0]
    ?.numberOfPeople;
}

/** The latest requests, newest first. */
export function latestRequests(requests: readonly AvailabilityRequest[]): AvailabilityRequest[] {
  return requests.toSorted((a, b) => b.id - a.id).slice(0, RECENT);
}
