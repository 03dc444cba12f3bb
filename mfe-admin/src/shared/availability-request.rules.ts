import type { AvailabilityRequest, RequestStatus } from '@safari/contracts';

type RequestState = Pick<AvailabilityRequest, 'answerState' | 'requestStatus' | 'quotedPrice'>;

/** What staff can do with an availability request; after a no there is nothing left to do. */
export const requestActions = {
  link: (request: RequestState) => isUndecided(request) && request.answerState !== 'closed',
  takeBack: ({ requestStatus, quotedPrice }: RequestState) =>
    requestStatus === 'confirmed' || (requestStatus === 'pricing_pending' && quotedPrice !== null),
  close: (request: RequestState) =>
    isUndecided(request) && (request.answerState === 'open' || request.answerState === 'answered'),
  revoke: (request: RequestState) => isUndecided(request) && request.answerState === 'open',
};

/** What an operator has said, as it is shown: with a price, `pricing_pending` is a quoted price. */
export type ShownAnswer = RequestStatus | 'priced';

export const shownAnswer = ({
  requestStatus,
  quotedPrice,
}: Pick<RequestState, 'requestStatus' | 'quotedPrice'>): ShownAnswer =>
  requestStatus === 'pricing_pending' && quotedPrice !== null ? 'priced' : requestStatus;

/** Nobody has answered it, and no answer is taken any more. */
export const hasLapsed = ({ requestStatus, answerState }: RequestState): boolean =>
  requestStatus === 'pending' && (answerState === 'closed' || answerState === 'revoked');

export type RequestAction = keyof typeof requestActions;

/** What the service refuses once the trip is over, or its customer was erased. */
export const WHILE_GOING: readonly RequestAction[] = ['link', 'takeBack'];

function isUndecided({ requestStatus }: RequestState): boolean {
  return requestStatus === 'pending' || requestStatus === 'pricing_pending';
}
