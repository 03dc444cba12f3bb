import {
  type Attraction,
  type AttractionDetails,
  type AttractionFields,
  type AttractionPricing,
  attractionTexts,
  exampleAmount,
  isPicturePath,
  NO_PICTURE,
  type Translation,
  typedAmount,
} from '@safari/contracts';
import {
  blankPage,
  blankPlace,
  isBlankPlace,
  type PageDraft,
  type PlaceDraft,
  pageFaults,
  placeFaults,
  toPage,
  toPageDraft,
  toPlace,
  toPlaceDraft,
} from '../shared/item-page/item-page.rules';
import { rowsOf, writtenLines } from '../shared/lines.rules';
import type { TranslationKey } from '../translations/translations';

/** The lists of an attraction, in the order of the form. */
export const ATTRACTION_LISTS = [
  'highlights',
  'activities',
  'included',
  'notIncluded',
  'requirements',
  'whatToExpect',
  'whatToBring',
] as const;
export type AttractionList = (typeof ATTRACTION_LISTS)[number];

export const PRICED = ['adult', 'child', 'group'] as const;

/** The form's values: amounts as typed, lists with at least one row. */
export interface AttractionDraft extends Omit<AttractionFields, 'pricing'> {
  pricing: Record<keyof AttractionPricing, string>;
  page: AttractionPageDraft;
  translations: Translation[];
}

export interface AttractionPageDraft extends PageDraft {
  place: PlaceDraft;
  pictures: string[];
}

/** The request that the form sends. */
export type AttractionRequest = Omit<AttractionDetails, 'id' | 'version' | 'bestTime'>;

const BLANK: AttractionDraft = {
  name: '',
  description: '',
  detailedDescription: '',
  imageUrl: '',
  location: '',
  category: 'wildlife',
  priceFrom: '',
  priceUnit: 'person',
  duration: '',
  difficulty: 'easy',
  bestTimeToVisit: '',
  highlights: [''],
  included: [''],
  notIncluded: [''],
  activities: [''],
  pricing: { adult: '', child: '', group: '' },
  requirements: [''],
  whatToExpect: [''],
  whatToBring: [''],
  page: { ...blankPage, place: blankPlace, pictures: [''] },
  translations: [],
};

export function toDraft(stored?: AttractionDetails): AttractionDraft {
  if (!stored) return BLANK;
  const { id: _, version: __, bestTime: ___, pricing, ...fields } = stored;
  return {
    ...fields,
    ...lists((list) => rowsOf(fields[list])),
    pricing: {
      adult: pricing.adult ?? '',
      child: pricing.child ?? '',
      group: pricing.group ?? '',
    },
    page: {
      ...toPageDraft(fields.page),
      place: fields.page.place ? toPlaceDraft(fields.page.place) : blankPlace,
      pictures: rowsOf(fields.page.pictures),
    },
  };
}

/** The request for a draft: blank rows are dropped, an empty amount is null. */
export function toFields(draft: AttractionDraft, currency: string): AttractionRequest {
  const { adult, child, group } = draft.pricing;
  const amount = (typed: string) => typedAmount(typed, currency) ?? typed.trim();
  return {
    ...draft,
    ...lists((list) => writtenLines(draft[list])),
    name: draft.name.trim(),
    imageUrl: draft.imageUrl.trim(),
    location: draft.location.trim(),
    priceFrom: amount(draft.priceFrom),
    pricing: {
      adult: amount(adult) || null,
      child: amount(child) || null,
      group: amount(group) || null,
    },
    page: {
      ...toPage(draft.page),
      place: isBlankPlace(draft.page.place) ? null : toPlace(draft.page.place),
      pictures: writtenLines(draft.page.pictures),
    },
  };
}

/** Every English text of the draft that can be translated. */
export const textsOf = (draft: AttractionDraft, currency: string): string[] => [
  ...new Set(writtenLines(attractionTexts(toFields(draft, currency)))),
];

/** The attraction as the site would show the draft, even while it is incomplete. */
export function asShown(draft: AttractionDraft, currency: string): Attraction {
  const { imageUrl, page: _, translations: __, ...fields } = toFields(draft, currency);
  return {
    ...fields,
    id: 0,
    version: 0,
    priceFrom: typedAmount(draft.priceFrom, currency) ?? exampleAmount(currency, 0),
    imageUrl: imageUrl || NO_PICTURE,
    priceUnit: fields.priceUnit.trim() || BLANK.priceUnit,
    bestTime: fields.bestTimeToVisit,
  };
}

/** The faults per field; of amounts, by their dotted path. */
export function attractionFaults(
  draft: AttractionDraft,
  currency: string,
): Readonly<Record<string, TranslationKey>> {
  const isAmount = (typed: string): boolean => typedAmount(typed, currency) !== undefined;
  const wrongAmounts = PRICED.filter(
    (who) => draft.pricing[who].trim() !== '' && !isAmount(draft.pricing[who]),
  );
  return {
    ...(draft.name.trim() === '' && { name: 'attraction.fault.name' }),
    ...(draft.description.trim() === '' && { description: 'attraction.fault.description' }),
    ...(!isAmount(draft.priceFrom) && { priceFrom: 'attraction.fault.amount' }),
    ...(draft.imageUrl.trim() !== '' &&
      !isPicturePath(draft.imageUrl.trim()) && { imageUrl: 'package.fault.imageUrl' }),
    ...(writtenLines(draft.page.pictures).some((picture) => !isPicturePath(picture)) && {
      'page.pictures': 'package.fault.imageUrl',
    }),
    ...pageFaults(draft.page),
    ...placeFaults(draft.page.place, 'page.place'),
    ...Object.fromEntries(wrongAmounts.map((who) => [`pricing.${who}`, 'attraction.fault.amount' as const])),
  };
}

function lists(rows: (list: AttractionList) => string[]): Record<AttractionList, string[]> {
  return Object.fromEntries(ATTRACTION_LISTS.map((list) => [list, rows(list)])) as Record<
    AttractionList,
    string[]
  >;
}
