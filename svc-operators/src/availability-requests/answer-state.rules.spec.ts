import { describe, expect, it } from '@jest/globals';
import { canBecome, isFullAnswer, linkFault, takeBackFault } from './answer-state.rules.js';

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

  it.each([
    ['confirmed', null, false, undefined],
    ['pricing_pending', '990.00', false, undefined],
    ['pricing_pending', null, false, /neither yes nor a price/],
    ['pending', null, false, /neither yes nor a price/],
    ['unavailable', '990.00', false, /neither yes nor a price/],
    ['confirmed', null, true, /newest request/],
  ] as const)(
    'answered %s with the price %s, asked again: %s, has what is taken back unless: %s',
    (...of) => {
      const [requestStatus, quotedPrice, askedAgain, fault] = of;
      const said = takeBackFault({ requestStatus, quotedPrice, askedAgain });
      if (fault) expect(said).toMatch(fault);
      else expect(said).toBeUndefined();
    },
  );
});
