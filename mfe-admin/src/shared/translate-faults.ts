import type { FieldErrors, TranslationParams } from '@safari/web-kit';
import type { T, TranslationKey } from '../translations/translations';

/** Converts the translation keys returned by a rule to texts for a form's fields. */
export function translateFaults(
  t: T,
  faults: Readonly<Record<string, TranslationKey | undefined>>,
  params?: TranslationParams,
): FieldErrors {
  return Object.fromEntries(Object.entries(faults).map(([field, key]) => [field, key && t(key, params)]));
}
