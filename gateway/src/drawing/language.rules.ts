import { LANGUAGES, type Language } from '@safari/contracts';

const CHOSEN = /(?:^|;\s*)language=(\w+)/;

/** What to write in: what the visitor chose, else what the browser likes best of what we can, else English. */
export function languageOf(cookie = '', acceptLanguage = ''): Language {
  return known(CHOSEN.exec(cookie)?.[1]) ?? preferred(acceptLanguage) ?? 'en';
}

/** @param header as RFC 9110 writes `Accept-Language`: `sw-TZ,sw;q=0.9,en;q=0.5` */
function preferred(header: string): Language | undefined {
  const wanted = header.split(',').map((each) => {
    const [tag = '', ...rest] = each.trim().split(/\s*;\s*/);
    const weight = rest.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: known(tag.split('-')[0]?.toLowerCase()), weight: Number(weight ?? 1) || 0 };
  });
  return wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .find(({ language }) => language)?.language;
}

const known = (name: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === name);
