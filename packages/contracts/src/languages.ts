/** What the screens can be read in (BCP 47). */
export const LANGUAGES = ['en', 'sw'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in another language, named by the English that it stands for. */
export interface Translation {
  en: string;
  sw: string;
}

/** One text by language; English stands in for any other. */
export interface LocalizedText {
  en: string;
  sw?: string;
}

export const textIn = (text: LocalizedText, language: Language): string => text[language] ?? text.en;
