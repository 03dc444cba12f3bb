import type { Language } from '@safari/contracts';
import { useEffect, useReducer } from 'react';
import { languageOfPage, useLanguage } from './language';

type Texts = Readonly<Record<string, string>>;
type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type KeyOf<T extends Texts> = keyof T extends infer K
  ? K extends `${infer Base}_${Plural}`
    ? Base | K
    : K
  : never;
export type TranslationParams = Readonly<Record<string, string | number>>;
export type Translate<T extends Texts> = (key: KeyOf<T>, params?: TranslationParams) => string;

/** Another language is one more file with the same keys, loaded when the language is chosen. */
export type OtherLanguages<T extends Texts> = Record<string, () => Promise<Record<keyof T, string>>>;

/** Per app: loads its texts in a language, if they are not loaded yet. */
const apps: ((language: Language) => Promise<void> | undefined)[] = [];

/** After this long English is shown instead. */
const TIMEOUT_MS = 3_000;
/** The longest pause between attempts to load missing texts. */
const LONGEST_PAUSE_MS = 30_000;
const lapse = (ms = TIMEOUT_MS) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Resolves once every loaded app has its texts in that language, or after three seconds.
 * @param isPatient waits without a limit, instead of falling back to English
 */
export async function loadTranslations(language = languageOfPage(), isPatient = false): Promise<void> {
  const missing = apps.flatMap((load) => load(language) ?? []);
  if (missing.length === 0) return;
  const all = Promise.all(missing);
  await (isPatient ? all.then(() => loadTranslations(language, true)) : Promise.race([lapse(), all]));
}

/**
 * Creates the hook for one app's texts. `useTranslations()` returns `t('art.by', { artist })`, which fills in
 * `{artist}`; with a `count`, the key's plural form (`_one`, `_other`) is chosen by the language's rules.
 */
export function createTranslations<const T extends Texts>(english: T, others: OtherLanguages<T> = {}) {
  const loaded = new Map<string, Texts>([['en', english]]);
  const loading = new Map<string, Promise<void>>();
  const pauses = new Map<string, number>();

  const load = (language: string, find: () => Promise<Texts>) => {
    const running =
      loading.get(language) ??
      find().then(
        (texts) => void loaded.set(language, texts),
        async () => {
          const pause = pauses.get(language) ?? TIMEOUT_MS;
          pauses.set(language, Math.min(2 * pause, LONGEST_PAUSE_MS));
          await lapse(pause);
          loading.delete(language); // then the next to need them tries again
        },
      );
    loading.set(language, running);
    return running;
  };

  const loadMissing = (language: Language): Promise<void> | undefined => {
    const find = others[language];
    return find && !loaded.has(language) ? load(language, find) : undefined;
  };
  apps.push(loadMissing);

  return function useTranslations(): Translate<T> {
    const { language } = useLanguage();
    const [attempts, redraw] = useReducer((count: number) => count + 1, 0);
    useEffect(() => void loadMissing(language)?.then(redraw), [language, attempts]); // repeated until they are loaded
    const texts = loaded.get(language) ?? english;
    return (key, params = {}) => fill(choose(texts, english, String(key), language, params), params);
  };
}

function choose(
  texts: Texts,
  english: Texts,
  key: string,
  language: string,
  params: TranslationParams,
): string {
  if (typeof params.count === 'number') {
    const form = `${key}_${new Intl.PluralRules(language).select(params.count)}`;
    const plural = texts[form] ?? texts[`${key}_other`];
    if (plural !== undefined) return plural;
  }
  return texts[key] ?? english[key] ?? key;
}

function fill(text: string, params: TranslationParams): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
