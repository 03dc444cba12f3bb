import type { SignInProblem } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';
import { AuthorizationResponseError } from 'openid-client';
import { SignInRefused } from '../users/sign-in.errors.js';

/** The problem that the sign-in screen shows for an error. */
export function problemOf(error: unknown): SignInProblem {
  if (error instanceof SignInRefused) return error.problem;
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'cancelled';
  return error instanceof DomainError && error.kind === 'unavailable' ? 'unavailable' : 'failed';
}
