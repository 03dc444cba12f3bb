import type { Translation } from '@safari/contracts';
import { ItemText, useItemText, useLanguage, useTextReader } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** An item's name in the reader's language. */
export function useItemName(
  item: { name: string; translations?: readonly Translation[] } | undefined,
): string | undefined {
  const read = useTextReader(item?.translations);
  return item && read(item.name).text;
}

/** A text of the item; where it is not translated, a mark shows that it is in another language. */
export function MarkedItemText({ children: en }: { children: string }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const said = useItemText()(en);
  if (!en) return null;
  return (
    <>
      <ItemText>{en}</ItemText>
      {said.language !== language && (
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
