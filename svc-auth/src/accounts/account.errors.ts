import type { AccountProblem } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';

/** A proven account that cannot do what it was to. */
export class AccountRefused extends DomainError {
  /** @param memberId the member concerned */
  constructor(
    readonly problem: AccountProblem,
    readonly memberId?: string,
  ) {
    super('forbidden', `This account does not open the office: ${problem}.`);
  }
}

/** The problem that the screen shows for an error. */
export function problemOf(error: unknown): AccountProblem {
  if (error instanceof AccountRefused) return error.problem;
  const kind = error instanceof DomainError ? error.kind : undefined;
  if (kind === 'gone') return 'invitation-closed';
  return kind === 'unavailable' ? 'unavailable' : 'failed';
}
