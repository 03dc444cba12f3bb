import type { AvailabilityRequest } from '@safari/contracts';

type Question = Pick<AvailabilityRequest, 'questionState' | 'requestStatus'>;

/** What staff can do with a question; after a yes or a no there is nothing left to do. */
export const questionActions = {
  link: (question: Question) => isUndecided(question) && question.questionState !== 'closed',
  close: (question: Question) =>
    isUndecided(question) && (question.questionState === 'open' || question.questionState === 'answered'),
  revoke: (question: Question) => isUndecided(question) && question.questionState === 'open',
};

function isUndecided({ requestStatus }: Question): boolean {
  return requestStatus === 'pending' || requestStatus === 'pricing_pending';
}
