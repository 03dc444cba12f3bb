import {
  ATTRACTION_CATEGORIES,
  DIFFICULTIES,
  INTEGRATION_METHODS,
  isPlainDate,
  OPERATOR_TYPES,
  PACKAGE_TYPES,
  PRICE_RANGES,
  PRICE_RULES,
  PROVIDER_AVAILABILITIES,
  STAFF_ROLES,
  TRAVEL_WAYS,
} from '@safari/contracts';
import { skipToken, useFormat } from '@safari/web-kit';
import { useArtistListQuery, useAttractionsQuery, useGuideListQuery } from '../data/catalog.api';
import { type TranslationKey, useTranslations } from '../translations/translations';
import { isBlankPlace, type PageDraft, type PlaceDraft } from './item-page/item-page.rules';
import { changedFields, same } from './three-way-merge.rules';

const labels = <V extends string>(
  values: readonly V[],
  keyOf: (value: V) => TranslationKey,
): Readonly<Record<string, TranslationKey>> =>
  Object.fromEntries(values.map((value) => [value, keyOf(value)]));

/** By field, the labels of its options, also for values typed in another form. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, TranslationKey>>>> = {
  availability: labels(PROVIDER_AVAILABILITIES, (value) => `provider.availability.${value}`),
  by: labels(TRAVEL_WAYS, (value) => `way.${value}`),
  category: labels(ATTRACTION_CATEGORIES, (value) => `category.${value}`),
  difficulty: labels(DIFFICULTIES, (value) => `difficulty.${value}`),
  fitness: labels(DIFFICULTIES, (value) => `difficulty.${value}`),
  integrationMethod: labels(INTEGRATION_METHODS, (value) => `integration.${value}`),
  priceRange: labels(PRICE_RANGES, (value) => `priceRange.${value}`),
  priceRule: labels(PRICE_RULES, (value) => `stale.rule.${value}`),
  role: labels(STAFF_ROLES, (value) => `role.${value}`),
  type: {
    ...labels(PACKAGE_TYPES, (value) => `packageType.${value}`),
    ...labels(OPERATOR_TYPES, (value) => `operatorType.${value}`),
  },
};

/** Describes a changed field's value in words; for rows and item pages, only what differs. */
export function useChangedWords(
  changed: readonly string[],
): (field: string, before: unknown, now: unknown) => string {
  const t = useTranslations();
  const { date } = useFormat();
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
      return joinedTexts(
        Object.entries(said).map(([part, value]) => text(part, value)),
        ', ',
      );
    }
    if (typeof value === 'boolean') return t(value ? 'stale.yes' : 'stale.no');
    if (!isText(value)) return '';
    const list = named.get(field);
    if (list) return list.find(({ id }) => id === Number(value))?.name ?? t('page.gone', { id: `${value}` });
    if (field.endsWith('Months')) return t(`month.${value}` as TranslationKey);
    const chosen = CHOICES[field]?.[value];
    if (chosen) return t(chosen);
    return typeof value === 'string' && isPlainDate(value) ? date(value) : `${value}`;
  };
  const joined = (values: readonly unknown[], by: string, field: string): string =>
    joinedTexts(
      values.map((value) => text(field, value)),
      by,
    );

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

const joinedTexts = (texts: readonly string[], by: string): string => texts.filter(Boolean).join(by);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');
