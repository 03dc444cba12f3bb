import { expect, it } from '@jest/globals';
import { DomainError } from '@safari/service-kit';
import { AuthorizationResponseError } from 'openid-client';
import { SignInRefused } from '../users/sign-in.errors.js';
import { problemOf } from './sign-in-problem.rules.js';

/** What the provider sends back in place of a proof. */
const answered = (error: string) =>
  new AuthorizationResponseError('no proof', { cause: new URLSearchParams({ error }) });
/** From somewhere else, with a word that means something here. */
const foreign = (fields: object) => Object.assign(new Error('something broke'), fields);

it.each(['not-started', 'unverified', 'other-account'] as const)(
  'a refusal of ours says itself: %s',
  (problem) => {
    expect(problemOf(new SignInRefused(problem, 'Not this one.'))).toBe(problem);
  },
);

it('only a person cancels, at the provider', () => {
  expect(problemOf(answered('access_denied'))).toBe('cancelled');
  expect(problemOf(answered('server_error'))).toBe('failed');
  expect(problemOf(foreign({ error: 'access_denied' }))).toBe('failed');
});

it('a provider out of reach is told as that, and what else is refused or breaks as a sign-in that failed', () => {
  expect(problemOf(new DomainError('unavailable', 'Google does not answer.'))).toBe('unavailable');
  expect(problemOf(new DomainError('forbidden', 'Not you.'))).toBe('failed');
  expect(problemOf(foreign({ kind: 'unavailable' }))).toBe('failed');
  expect(problemOf(undefined)).toBe('failed');
});
