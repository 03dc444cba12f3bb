import { LANGUAGES, type Language } from '@safari/contracts';
import { preferredLanguage } from '@safari/service-kit/process';

const CHOSEN = /(?:^|;\s*)language=(\w+)/;

/** What to write in: what the visitor chose, else what the browser likes best of what we can. */
export function languageOf(cookie = '', acceptLanguage = ''): Language {
  const chosen = CHOSEN.exec(cookie)?.[1];
  return LANGUAGES.find((language) => language === chosen) ?? preferredLanguage(acceptLanguage);
}
