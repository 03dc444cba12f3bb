import type { AttractionFields, AttractionPricing } from '@safari/contracts';

/** What a staff form sends: three fields without which there is nothing to visit, and any others. */
export type AttractionRequest = Pick<AttractionFields, 'name' | 'description' | 'priceFrom'> &
  Partial<Omit<AttractionFields, 'pricing'>> & { pricing?: Partial<AttractionPricing> };

type OptionalFields = Omit<AttractionFields, 'name' | 'description' | 'priceFrom'>;

/** What a new attraction is where its form says nothing. */
export const ATTRACTION_DEFAULTS: OptionalFields = {
  detailedDescription: '',
  imageUrl: '/pictures/site/share.svg',
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
};

/** The attraction as it will be: what the request names, and for the rest what it was before. */
export function attractionFields(request: AttractionRequest, before: OptionalFields): AttractionFields {
  return {
    name: request.name,
    description: request.description,
    priceFrom: request.priceFrom,
    detailedDescription: request.detailedDescription ?? before.detailedDescription,
    imageUrl: request.imageUrl ?? before.imageUrl,
    location: request.location ?? before.location,
    category: request.category ?? before.category,
    priceUnit: request.priceUnit ?? before.priceUnit,
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
  };
}

function wholePricing({ adult, child, group }: Partial<AttractionPricing>): AttractionPricing {
  return { adult: adult ?? null, child: child ?? null, group: group ?? null };
}
