import { useBrandCurrency } from '../brand/use-brand';
import { useLanguage } from '../translations/language';
import { createFormat, type Format } from './format';

const LOCALES: Record<string, string> = { en: 'en-US' };
const formats = new Map<string, Format>();

/** Formats amounts in the brand's currency, days and moments in the visitor's language. */
export function useFormat(): Format {
  const { language } = useLanguage();
  const locale = LOCALES[language] ?? language;
  const currency = useBrandCurrency();
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = createFormat(locale, currency);
    formats.set(key, format);
  }
  return format;
}
