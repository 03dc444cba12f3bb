import type { Attraction, AttractionDetails } from '@safari/contracts';
import type { AttractionEntity } from './attraction.entity.js';

/** A row of `attraction` as `Attraction` of the contracts. */
export const ATTRACTION_COLUMNS = `
  id, name, description, detailed_description as "detailedDescription", image_url as "imageUrl", location,
  category, price_from::text as "priceFrom", price_unit as "priceUnit", duration, difficulty,
  best_time_to_visit as "bestTime", best_time_to_visit as "bestTimeToVisit", highlights, included,
  not_included as "notIncluded", activities, pricing, requirements, what_to_expect as "whatToExpect",
  what_to_bring as "whatToBring", version`;

/** The translations of what a card shows and a booking stores. */
const LISTED_TRANSLATIONS = `
  (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(translations) one
   where to_jsonb(array[name, description, location, price_unit, duration]) ? (one ->> 'en')
  ) as translations`;

/** A row of `attraction` as `ListedAttraction` of the contracts. */
export const ATTRACTION_LIST_COLUMNS = `${ATTRACTION_COLUMNS}, ${LISTED_TRANSLATIONS}`;

/** The columns that a page shows and lists leave out. */
export const ATTRACTION_DETAIL_COLUMNS = `${ATTRACTION_COLUMNS}, page, translations`;

export const detailsOf = (row: AttractionEntity): AttractionDetails => ({
  ...toAttraction(row),
  page: row.page,
  translations: row.translations,
});

export function toAttraction(row: AttractionEntity): Attraction {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    detailedDescription: row.detailedDescription,
    imageUrl: row.imageUrl,
    location: row.location,
    category: row.category,
    priceFrom: row.priceFrom,
    priceUnit: row.priceUnit,
    duration: row.duration,
    difficulty: row.difficulty,
    bestTime: row.bestTimeToVisit,
    bestTimeToVisit: row.bestTimeToVisit,
    highlights: row.highlights,
    included: row.included,
    notIncluded: row.notIncluded,
    activities: row.activities,
    pricing: row.pricing,
    requirements: row.requirements,
    whatToExpect: row.whatToExpect,
    whatToBring: row.whatToBring,
    version: row.version,
  };
}
