/** What the screens can be read in (BCP 47). */
export const LANGUAGES = ['en', 'sw'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text by language; English stands in for any other. */
export interface LocalizedText {
  en: string;
  sw?: string;
}

export const textIn = (text: LocalizedText, language: Language): string => text[language] ?? text.en;
