import { LANGUAGES, type Language } from '@safari/contracts';
import { preferredLanguage } from '@safari/service-kit/process';

const CHOSEN = /(?:^|;\s*)language=(\w+)/;

/** The language to write in: the visitor's choice, else what the browser prefers among ours. */
export function languageOf(cookie = '', acceptLanguage = ''): Language {
  const chosen = CHOSEN.exec(cookie)?.[1];
  return LANGUAGES.find((language) => language === chosen) ?? preferredLanguage(acceptLanguage);
}
