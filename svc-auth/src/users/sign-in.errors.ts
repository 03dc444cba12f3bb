import type { SignInProblem } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';

/** A customer’s sign-in that did not begin here, or whose proven person cannot sign in. */
export class SignInRefused extends DomainError {
  constructor(
    readonly problem: Extract<SignInProblem, 'not-started' | 'unverified' | 'other-account'>,
    detail: string,
  ) {
    super('forbidden', detail);
  }
}
