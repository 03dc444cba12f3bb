import { describe, expect, it } from '@jest/globals';
import { canBecome, isFullAnswer, linkFault } from './answer-state.rules.js';

describe('an availability request', () => {
  const states = ['open', 'answered', 'revoked', 'closed'] as const;

  it.each([
    ['open', ['answered', 'revoked', 'closed']],
    ['answered', ['open', 'revoked', 'closed']],
    ['revoked', ['open', 'answered', 'closed']],
    ['closed', []],
  ] as const)('that is %s can become %j', (from, next) => {
    expect(states.filter((to) => canBecome(from, to))).toEqual(next);
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

  const fair: Parameters<typeof linkFault>[0] = {
    answerState: 'revoked',
    requestStatus: 'pending',
    operatorDeleted: false,
    askedAgain: false,
  };
  it.each<[Partial<typeof fair>, RegExp | undefined]>([
    [{}, undefined],
    [{ answerState: 'answered', requestStatus: 'pricing_pending' }, undefined],
    [{ answerState: 'closed' }, /closed/],
    [{ requestStatus: 'confirmed', answerState: 'answered' }, /yes or no/],
    [{ requestStatus: 'unavailable', answerState: 'answered' }, /yes or no/],
    [{ askedAgain: true }, /newest request/],
    [{ operatorDeleted: true }, /left the network/],
  ])('with %j gets a fresh link only if nothing speaks against it', (change, fault) => {
    const said = linkFault({ ...fair, ...change });
    if (fault) expect(said).toMatch(fault);
    else expect(said).toBeUndefined();
  });
});
