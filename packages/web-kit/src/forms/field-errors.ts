import { isCallError } from '../api/call-error';

/** The first reason per field, under the field's dotted path. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** What the server's refusal says of single fields; empty where it speaks of none. */
export function fieldErrors(error: unknown): FieldErrors {
  const errors = isCallError(error) ? error.problem?.errors : undefined;
  return Object.fromEntries(Object.entries(errors ?? {}).map(([field, [reason]]) => [field, reason]));
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.values(errors).some(Boolean);
}
