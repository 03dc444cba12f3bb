import { describe, expect, it } from '@jest/globals';
import { canBecome, isFullAnswer, linkFault, type Relinked } from './question.rules.js';

describe('a question', () => {
  it('stays closed once it is closed, and every other can be taken back', () => {
    expect(canBecome('closed', 'open')).toBe(false);
    expect(canBecome('closed', 'answered')).toBe(false);
    for (const state of ['open', 'answered', 'closed'] as const)
      expect(canBecome(state, 'revoked')).toBe(true);
    expect(canBecome('revoked', 'open')).toBe(true);
  });

  it.each([
    ['confirmed', null, true],
    ['unavailable', null, true],
    ['pricing_pending', '990.00', true],
    ['pricing_pending', null, false],
    ['pending', null, false],
  ] as const)('that was answered %s with the price %s is answered in full: %s', (status, price, full) => {
    expect(isFullAnswer(status, price)).toBe(full);
  });

  const fair: Relinked = {
    answerState: 'revoked',
    requestStatus: 'pending',
    operatorGone: false,
    askedAgain: false,
  };
  it.each<[Partial<Relinked>, RegExp | undefined]>([
    [{}, undefined],
    [{ answerState: 'answered', requestStatus: 'pricing_pending' }, undefined],
    [{ answerState: 'closed' }, /closed/],
    [{ requestStatus: 'confirmed', answerState: 'answered' }, /yes or no/],
    [{ askedAgain: true }, /newest request/],
    [{ operatorGone: true }, /left the network/],
  ])('with %j gets a fresh link only if nothing speaks against it', (change, fault) => {
    const said = linkFault({ ...fair, ...change });
    if (fault) expect(said).toMatch(fault);
    else expect(said).toBeUndefined();
  });
});
