import {
  type Artwork,
  type ArtworkFields,
  artworkTexts,
  isPicturePath,
  translationsOf,
  typedAmount,
} from '@safari/contracts';
import type { TranslationKey } from '../translations/translations';

/** The form's values: the artist's id, price and year as typed. */
export interface ArtworkDraft extends Omit<ArtworkFields, 'artistId' | 'yearCreated'> {
  artistId: string;
  yearCreated: string;
}

export function toDraft(stored?: Artwork): ArtworkDraft {
  return {
    title: stored?.title ?? '',
    artistId: stored?.artistId?.toString() ?? '',
    imageUrl: stored?.imageUrl ?? '',
    medium: stored?.medium ?? '',
    description: stored?.description ?? '',
    dimensions: stored?.dimensions ?? '',
    price: stored?.price.toString() ?? '',
    yearCreated: stored?.yearCreated.toString() ?? '',
    category: stored?.category ?? '',
    // the API includes the artist's Swahili texts, which are edited with the artist
    translations: stored ? translationsOf(artworkTexts(stored), stored.translations) : [],
  };
}

/** The request for a draft. */
export const toFields = (draft: ArtworkDraft, currency: string): ArtworkFields => ({
  title: draft.title.trim(),
  artistId: Number(draft.artistId),
  imageUrl: draft.imageUrl.trim(),
  medium: draft.medium.trim(),
  description: draft.description.trim(),
  dimensions: draft.dimensions.trim(),
  price: typedAmount(draft.price, currency) ?? draft.price.trim(),
  yearCreated: Number(draft.yearCreated),
  category: draft.category.trim(),
  translations: draft.translations,
});

/** Every English text of the draft that can be translated. */
export const textsOf = (draft: ArtworkDraft, currency: string): string[] =>
  artworkTexts(toFields(draft, currency));

const SHOWN = ['medium', 'category', 'description', 'dimensions'] as const;

const isYear = (typed: string): boolean =>
  /^\d{4}$/.test(typed.trim()) && Number(typed) >= 1_000 && Number(typed) <= 2_100;

export function artworkFaults(
  draft: ArtworkDraft,
  currency: string,
): Readonly<Record<string, TranslationKey>> {
  const picture = draft.imageUrl.trim();
  const missing = SHOWN.filter((field) => draft[field].trim() === '');
  return {
    ...(draft.title.trim() === '' && { title: 'artwork.fault.title' }),
    ...(draft.artistId === '' && { artistId: 'artwork.fault.artist' }),
    ...Object.fromEntries(missing.map((field) => [field, 'artwork.fault.missing' as const])),
    ...(!(Number(typedAmount(draft.price, currency)) > 0) && { price: 'artwork.fault.price' }),
    ...(!isYear(draft.yearCreated) && { yearCreated: 'artwork.fault.year' }),
    ...(picture !== '' && !isPicturePath(picture) && { imageUrl: 'package.fault.imageUrl' }),
  };
}
