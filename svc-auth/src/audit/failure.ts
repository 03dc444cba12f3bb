import { DomainError } from '@safari/service-kit';

/** How many failures of one address are stored within the window: strangers must not fill what stays for ever. */
export const MAX_FAILURES = 5;
export const WINDOW_S = 60;

/** Refused by a rule, or not proven; undefined where the provider failed, which is nobody's attempt. */
export function outcomeOf(error: unknown): 'denied' | 'failed' | undefined {
  const kind = error instanceof DomainError ? error.kind : undefined;
  if (kind === 'unavailable') return undefined;
  return kind === 'forbidden' ? 'denied' : 'failed';
}
