import { type ReadText, type Translation, textReader } from '@safari/contracts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useLanguage } from './language';

const Reader = createContext<(en: string) => ReadText>((en) => ({ text: en, language: 'en' }));

/** Reads texts of an item in the reader's language, where the item has it. */
export function useTextReader(translations: readonly Translation[] | undefined): (en: string) => ReadText {
  const { language } = useLanguage();
  return useMemo(() => textReader(translations, language), [translations, language]);
}

/** Inside it every text of the item is read in the reader's language, where the item has it. */
export function ItemTexts({
  translations,
  children,
}: {
  /** A service of the release before may know of none. */
  translations: readonly Translation[] | undefined;
  children: ReactNode;
}) {
  return <Reader value={useTextReader(translations)}>{children}</Reader>;
}

export const useItemText = () => useContext(Reader);

/** A text of the item; one that is missing in the reader's language says in its markup which it is in. */
export function ItemText({ children: en }: { children: string }) {
  const { language } = useLanguage();
  const said = useItemText()(en);
  return said.language === language ? said.text : <span lang={said.language}>{said.text}</span>;
}
