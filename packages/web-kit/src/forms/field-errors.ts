import { isCallError } from '../api/call-error';

/** The first error per field, by the field's dotted path. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The field errors of a server's problem; empty if it has none. */
export function fieldErrors(error: unknown): FieldErrors {
  const errors = isCallError(error) ? error.problem?.errors : undefined;
  return Object.fromEntries(Object.entries(errors ?? {}).map(([field, [reason]]) => [field, reason]));
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.values(errors).some(Boolean);
}
