import type { AvailabilityRequest } from '@safari/contracts';

type Question = Pick<AvailabilityRequest, 'answerState' | 'requestStatus'>;

/** What staff can do with a question; after a yes or a no there is nothing left to do. */
export const questionActions = {
  link: (question: Question) => isUndecided(question) && question.answerState !== 'closed',
  close: (question: Question) =>
    isUndecided(question) && (question.answerState === 'open' || question.answerState === 'answered'),
  revoke: (question: Question) => isUndecided(question) && question.answerState === 'open',
};

function isUndecided({ requestStatus }: Question): boolean {
  return requestStatus === 'pending' || requestStatus === 'pricing_pending';
}
