import type { AvailabilityRequest, RequestStatus } from '@safari/contracts';

type RequestState = Pick<AvailabilityRequest, 'answerState' | 'requestStatus' | 'quotedPrice'>;

/** The actions for an availability request; there are none after a no. */
export const requestActions = {
  link: (request: RequestState) => isUndecided(request) && request.answerState !== 'closed',
  takeBack: ({ requestStatus, quotedPrice }: RequestState) =>
    requestStatus === 'confirmed' || (requestStatus === 'pricing_pending' && quotedPrice !== null),
  close: (request: RequestState) =>
    isUndecided(request) && (request.answerState === 'open' || request.answerState === 'answered'),
  revoke: (request: RequestState) => isUndecided(request) && request.answerState === 'open',
};

/** An operator's answer as shown: `pricing_pending` with a price is a quoted price. */
export type ShownAnswer = RequestStatus | 'priced';

export const shownAnswer = ({
  requestStatus,
  quotedPrice,
}: Pick<RequestState, 'requestStatus' | 'quotedPrice'>): ShownAnswer =>
  requestStatus === 'pricing_pending' && quotedPrice !== null ? 'priced' : requestStatus;

/** Whether it was not answered, and no answer is accepted any more. */
export const hasLapsed = ({ requestStatus, answerState }: RequestState): boolean =>
  requestStatus === 'pending' && (answerState === 'closed' || answerState === 'revoked');

export type RequestAction = keyof typeof requestActions;

/** Actions that the service refuses once the trip is over, or its customer was erased. */
export const WHILE_GOING: readonly RequestAction[] = ['link', 'takeBack'];

function isUndecided({ requestStatus }: RequestState): boolean {
  return requestStatus === 'pending' || requestStatus === 'pricing_pending';
}
