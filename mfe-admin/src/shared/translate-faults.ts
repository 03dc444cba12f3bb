import type { FieldErrors } from '@safari/web-kit';
import type { MessageKey, T } from '../translations/translations';

/** What a rule found, in words, for the fields of a form. */
export function translateFaults(t: T, faults: Readonly<Record<string, MessageKey | undefined>>): FieldErrors {
  return Object.fromEntries(Object.entries(faults).map(([field, key]) => [field, key && t(key)]));
}
