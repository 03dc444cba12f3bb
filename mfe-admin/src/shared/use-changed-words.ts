import { skipToken } from '@safari/web-kit';
import { useArtistListQuery, useAttractionsQuery, useGuideListQuery } from '../data/catalog.api';
import { type TranslationKey, useTranslations } from '../translations/translations';
import { isBlankPlace, type PageDraft, type PlaceDraft } from './item-page/item-page.rules';
import { changedFields, same } from './three-way-merge.rules';

/** What a field has become, in words: of rows and of an item's page only what differs. */
export function useChangedWords(
  changed: readonly string[],
): (field: string, before: unknown, now: unknown) => string {
  const t = useTranslations();
  const when = (field: string) => (changed.includes(field) ? undefined : skipToken);
  const { data: attractions } = useAttractionsQuery(when('attractionIds'));
  const { data: guides } = useGuideListQuery(when('page'));
  const { data: artists } = useArtistListQuery(when('artistId'));
  const named = new Map<string, readonly { id: number; name: string }[] | undefined>([
    ['attractionIds', attractions],
    ['guideIds', guides],
    ['artistId', artists],
  ]);

  const text = (field: string, value: unknown): string => {
    if (Array.isArray(value)) return joined(value, ' · ', field);
    if (isObject(value)) {
      if ('by' in value && isBlankPlace(value as PlaceDraft)) return '';
      const { id: _, ...said } = value as { id?: string };
      return joined(Object.values(said), ', ');
    }
    if (typeof value === 'boolean') return t(value ? 'stale.yes' : 'stale.no');
    if (!isText(value)) return '';
    const list = named.get(field);
    if (list) return list.find(({ id }) => id === Number(value))?.name ?? t('page.gone', { id: `${value}` });
    return field.endsWith('Months') ? t(`month.${value}` as TranslationKey) : `${value}`;
  };
  const joined = (values: readonly unknown[], by: string, field = ''): string =>
    values
      .map((value) => text(field, value))
      .filter(Boolean)
      .join(by);

  const words = (field: string, before: unknown, now: unknown): string => {
    if (field === 'page') {
      const [old, page] = [partsOf(before as PageDraft), partsOf(now as PageDraft)];
      return changedFields(old, page)
        .map((part) => `${t(`page.${part}` as TranslationKey)}: ${words(part, old[part], page[part])}`)
        .join('; ');
    }
    if (!Array.isArray(now) || !now.some(isObject)) return text(field, now) || t('stale.emptied');
    const rows = now.filter((row) => !(before as unknown[]).some((old) => same(old, row)));
    return text(field, rows) || t('stale.fewer');
  };
  return words;
}

const partsOf = ({ suits, ...page }: PageDraft): Record<string, unknown> => ({ ...page, ...suits });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');
