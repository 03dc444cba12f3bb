import { expect, it } from '@jest/globals';
import type { AnswerState, Money, RequestStatus } from '@safari/contracts';
import { type RequestAction, requestActions } from './availability-request.rules';

it.each<[AnswerState, RequestStatus, Money | null, RequestAction[]]>([
  ['open', 'pending', null, ['link', 'close', 'revoke']],
  ['open', 'pricing_pending', null, ['link', 'close', 'revoke']],
  ['answered', 'pricing_pending', '990.00', ['link', 'takeBack', 'close']],
  ['answered', 'confirmed', null, ['takeBack']],
  ['closed', 'confirmed', null, ['takeBack']],
  ['answered', 'unavailable', null, []],
  ['revoked', 'pending', null, ['link']],
  ['closed', 'pending', null, []],
])(
  'a request whose answer state is %s, whose status is %s and whose price is %s has the actions %j',
  (answerState, requestStatus, quotedPrice, expected) => {
    const can = (['link', 'takeBack', 'close', 'revoke'] as const).filter((action) =>
      requestActions[action]({ answerState, requestStatus, quotedPrice }),
    );
    expect(can).toEqual(expected);
  },
);
