import { useLanguage } from '../translations/language';
import { createFormat, type Format } from './format';

const LOCALES: Record<string, string> = { en: 'en-US' };
const formats = new Map<string, Format>();

/** Amounts, days and moments as the visitor's language writes them. */
export function useFormat(): Format {
  const { language } = useLanguage();
  const locale = LOCALES[language] ?? language;
  let format = formats.get(locale);
  if (!format) {
    format = createFormat(locale);
    formats.set(locale, format);
  }
  return format;
}
