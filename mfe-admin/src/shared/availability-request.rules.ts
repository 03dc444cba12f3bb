import type { AvailabilityRequest } from '@safari/contracts';

type RequestState = Pick<AvailabilityRequest, 'answerState' | 'requestStatus'>;

/** What staff can do with an availability request; after a yes or a no there is nothing left to do. */
export const requestActions = {
  link: (request: RequestState) => isUndecided(request) && request.answerState !== 'closed',
  close: (request: RequestState) =>
    isUndecided(request) && (request.answerState === 'open' || request.answerState === 'answered'),
  revoke: (request: RequestState) => isUndecided(request) && request.answerState === 'open',
};

function isUndecided({ requestStatus }: RequestState): boolean {
  return requestStatus === 'pending' || requestStatus === 'pricing_pending';
}
