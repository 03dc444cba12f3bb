import type { FieldErrors, TranslationParams } from '@safari/web-kit';
import type { T, TranslationKey } from '../translations/translations';

/** The translation keys that a rule returned, as texts for the fields of a form. */
export function translateFaults(
  t: T,
  faults: Readonly<Record<string, TranslationKey | undefined>>,
  params?: TranslationParams,
): FieldErrors {
  return Object.fromEntries(Object.entries(faults).map(([field, key]) => [field, key && t(key, params)]));
}
