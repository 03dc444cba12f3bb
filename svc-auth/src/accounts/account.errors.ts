import type { AccountProblem } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';

/** A proven account that does not do what it was to. */
export class AccountRefused extends DomainError {
  /** @param memberId whom it concerns */
  constructor(
    readonly problem: AccountProblem,
    readonly memberId?: string,
  ) {
    super('forbidden', `This account does not open the office: ${problem}.`);
  }
}

/** What the screen says of it. */
export function problemOf(error: unknown): AccountProblem {
  if (error instanceof AccountRefused) return error.problem;
  const kind = error instanceof DomainError ? error.kind : undefined;
  if (kind === 'gone') return 'invitation-closed';
  return kind === 'unavailable' ? 'unavailable' : 'failed';
}
