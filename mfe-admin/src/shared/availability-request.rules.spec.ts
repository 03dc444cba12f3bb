import { expect, it } from '@jest/globals';
import type { AnswerState, RequestStatus } from '@safari/contracts';
import { requestActions } from './availability-request.rules';

it.each<[AnswerState, RequestStatus, (keyof typeof requestActions)[]]>([
  ['open', 'pending', ['link', 'close', 'revoke']],
  ['open', 'pricing_pending', ['link', 'close', 'revoke']],
  ['answered', 'pricing_pending', ['link', 'close']],
  ['answered', 'confirmed', []],
  ['answered', 'unavailable', []],
  ['revoked', 'pending', ['link']],
  ['closed', 'pending', []],
])(
  'a request whose answer state is %s and whose status is %s has the actions %j',
  (answerState, requestStatus, expected) => {
    const can = (['link', 'close', 'revoke'] as const).filter((action) =>
      requestActions[action]({ answerState, requestStatus }),
    );
    expect(can).toEqual(expected);
  },
);
