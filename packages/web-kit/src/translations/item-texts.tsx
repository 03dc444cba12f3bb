import { type ReadText, type Translation, textReader } from '@safari/contracts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useLanguage } from './language';

const Reader = createContext<(en: string) => ReadText>((en) => ({ text: en, language: 'en' }));

/** Returns a function that reads an item's texts in the reader's language, where translated. */
export function useTextReader(translations: readonly Translation[] | undefined): (en: string) => ReadText {
  const { language } = useLanguage();
  return useMemo(() => textReader(translations, language), [translations, language]);
}

/** Provides an item's translations to every `ItemText` below it. */
export function ItemTexts({
  translations,
  children,
}: {
  /** Undefined from a service of the previous release. */
  translations: readonly Translation[] | undefined;
  children: ReactNode;
}) {
  return <Reader value={useTextReader(translations)}>{children}</Reader>;
}

export const useItemText = () => useContext(Reader);

/** A text of the item; where it is not translated, its markup says which language it is in. */
export function ItemText({ children: en }: { children: string }) {
  const { language } = useLanguage();
  const said = useItemText()(en);
  return said.language === language ? said.text : <span lang={said.language}>{said.text}</span>;
}
