import {
  type AttractionFields,
  type AttractionPage,
  type AttractionPricing,
  attractionTexts,
  NO_PICTURE,
  type Translation,
  translationsOf,
} from '@safari/contracts';
import { orDefault } from '../fields/default.rules.js';
import {
  type AttractionPageRequest,
  attractionPage,
  EMPTY_ATTRACTION_PAGE,
} from '../item-pages/item-page.rules.js';

/** Everything that is stored of an attraction. */
export interface AttractionContent extends AttractionFields {
  page: AttractionPage;
  translations: Translation[];
}

/** What a staff form sends: three fields without which there is nothing to visit, and any others. */
export type AttractionRequest = Pick<AttractionFields, 'name' | 'description' | 'priceFrom'> &
  Partial<Omit<AttractionFields, 'pricing'>> & {
    pricing?: Partial<AttractionPricing>;
    page?: AttractionPageRequest;
    translations?: Translation[];
  };

type OptionalFields = Omit<AttractionContent, 'name' | 'description' | 'priceFrom'>;

/** The fields of a new attraction that its form leaves out. */
export const ATTRACTION_DEFAULTS: OptionalFields = {
  detailedDescription: '',
  imageUrl: NO_PICTURE,
  location: '',
  category: 'wildlife',
  priceUnit: 'person',
  duration: '',
  difficulty: 'easy',
  bestTimeToVisit: '',
  highlights: [],
  included: [],
  notIncluded: [],
  activities: [],
  pricing: { adult: null, child: null, group: null },
  requirements: [],
  whatToExpect: [],
  whatToBring: [],
  page: EMPTY_ATTRACTION_PAGE,
  translations: [],
};

/** The attraction as it will be: what the request names, and for the rest what it was before. */
export function attractionFields(request: AttractionRequest, before: OptionalFields): AttractionContent {
  const fields = {
    name: request.name,
    description: request.description,
    priceFrom: request.priceFrom,
    detailedDescription: request.detailedDescription ?? before.detailedDescription,
    imageUrl: orDefault(request.imageUrl, before.imageUrl, ATTRACTION_DEFAULTS.imageUrl),
    location: request.location ?? before.location,
    category: request.category ?? before.category,
    priceUnit: orDefault(request.priceUnit, before.priceUnit, ATTRACTION_DEFAULTS.priceUnit),
    duration: request.duration ?? before.duration,
    difficulty: request.difficulty ?? before.difficulty,
    bestTimeToVisit: request.bestTimeToVisit ?? before.bestTimeToVisit,
    highlights: request.highlights ?? before.highlights,
    included: request.included ?? before.included,
    notIncluded: request.notIncluded ?? before.notIncluded,
    activities: request.activities ?? before.activities,
    pricing: request.pricing ? wholePricing(request.pricing) : before.pricing,
    requirements: request.requirements ?? before.requirements,
    whatToExpect: request.whatToExpect ?? before.whatToExpect,
    whatToBring: request.whatToBring ?? before.whatToBring,
    page: attractionPage(request.page ?? {}, before.page),
  };
  return {
    ...fields,
    translations: translationsOf(attractionTexts(fields), request.translations ?? before.translations),
  };
}

function wholePricing({ adult, child, group }: Partial<AttractionPricing>): AttractionPricing {
  return { adult: adult ?? null, child: child ?? null, group: group ?? null };
}
