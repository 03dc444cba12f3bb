import { expect, it } from '@jest/globals';
import type { AnswerState, RequestStatus } from '@safari/contracts';
import { questionActions } from './question.rules';

it.each<[AnswerState, RequestStatus, (keyof typeof questionActions)[]]>([
  ['open', 'pending', ['link', 'close', 'revoke']],
  ['open', 'pricing_pending', ['link', 'close', 'revoke']],
  ['answered', 'pricing_pending', ['link', 'close']],
  ['answered', 'confirmed', []],
  ['answered', 'unavailable', []],
  ['revoked', 'pending', ['link']],
  ['closed', 'pending', []],
])('a question that is %s about a request that is %s can be %j', (answerState, requestStatus, expected) => {
  const can = (['link', 'close', 'revoke'] as const).filter((deed) =>
    questionActions[deed]({ answerState, requestStatus }),
  );
  expect(can).toEqual(expected);
});
