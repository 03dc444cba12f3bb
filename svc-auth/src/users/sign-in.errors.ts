import type { SignInProblem } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';

/** A customer’s sign-in that was not begun here, or whose proven person is none of ours. */
export class SignInRefused extends DomainError {
  constructor(
    readonly problem: Extract<SignInProblem, 'not-started' | 'unverified' | 'other-account'>,
    detail: string,
  ) {
    super('forbidden', detail);
  }
}
