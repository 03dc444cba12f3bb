import { type ReadText, type Translation, textReader } from '@safari/contracts';
import { useLanguage } from '@safari/web-kit';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslations } from '../translations/translations';

const Reader = createContext<(en: string) => ReadText>((en) => ({ text: en, language: 'en' }));

/** Inside it every `Said` is read in the reader's language, where the item has it. */
export function ItemTexts({
  translations,
  children,
}: {
  translations: readonly Translation[];
  children: ReactNode;
}) {
  const { language } = useLanguage();
  const read = useMemo(() => textReader(translations, language), [translations, language]);
  return <Reader value={read}>{children}</Reader>;
}

export const useItemText = () => useContext(Reader);

/** What an item is called in the reader's language. */
export function useItemName(
  item: { name: string; translations: readonly Translation[] } | undefined,
): string | undefined {
  const { language } = useLanguage();
  return item && textReader(item.translations, language)(item.name).text;
}

/** A text of the item; one that is missing in the reader's language says which it is in. */
export function Said({ children: en, unmarked = false }: { children: string; unmarked?: boolean }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const said = useItemText()(en);
  if (said.language === language) return said.text;
  return (
    <>
      <span lang={said.language}>{said.text}</span>
      {!unmarked && (
        <small
          className="border-line text-ink-soft ml-2 inline-block rounded-sm border px-1 align-middle font-sans text-xs leading-4 font-medium tracking-wide"
          title={t('page.english.long')}
        >
          {t('page.english')}
        </small>
      )}
    </>
  );
}
