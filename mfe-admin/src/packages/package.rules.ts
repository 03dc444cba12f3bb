import {
  exampleAmount,
  isDecimalIn,
  isPicturePath,
  isVideoAddress,
  NO_PICTURE,
  type Package,
  type PackageDetails,
  type PackageFields,
  PROVIDER_RATING,
  type Provider,
  packageTexts,
  type StagedDay,
  type Translation,
  typedAmount,
} from '@safari/contracts';
import {
  blankPage,
  type PageDraft,
  pageFaults,
  stageFaults,
  toPage,
  toPageDraft,
  toStage,
  toStageDraft,
} from '../shared/item-page/item-page.rules';
import { rowsOf, writtenLines } from '../shared/lines.rules';
import type { TranslationKey } from '../translations/translations';
import { blankDay, type DayDraft, isBlankDay } from './itinerary.rules';

export interface ProviderDraft extends Omit<Provider, 'pricePerUnit' | 'rating'> {
  pricePerUnit: string;
  rating: string;
}

/** The form's values: numbers as typed, lists with at least one row. */
export interface PackageDraft
  extends Omit<PackageFields, 'duration' | 'isPopular' | 'displayOrder' | 'itinerary' | 'providers'> {
  duration: string;
  isPopular: boolean;
  displayOrder: '' | '1' | '2' | '3';
  itinerary: DayDraft[];
  providers: ProviderDraft[];
  page: PackagePageDraft;
  translations: Translation[];
}

export interface PackagePageDraft extends PageDraft {
  notIncluded: string[];
}

/** The request that the form sends; without providers they are null. */
export type PackageRequest = Omit<PackageDetails, 'id' | 'version' | 'providers'> & {
  providers: Provider[] | null;
};

export const blankProvider: ProviderDraft = {
  id: '',
  name: '',
  type: 'hotel',
  description: '',
  pricePerUnit: '',
  availability: 'available',
  contactInfo: '',
  rating: '',
};

const BLANK: PackageDraft = {
  name: '',
  type: 'luxury',
  description: '',
  price: '',
  duration: '1',
  location: '',
  imageUrl: '',
  agency: '',
  isPopular: false,
  displayOrder: '',
  highlights: [''],
  inclusions: [''],
  attractionIds: [],
  itinerary: [blankDay(1)],
  providers: [blankProvider],
  page: { ...blankPage, notIncluded: [''] },
  translations: [],
};

export function toDraft(stored?: PackageDetails): PackageDraft {
  if (!stored) return BLANK;
  const { id: _, version: __, ...fields } = stored;
  return {
    ...fields,
    duration: String(fields.duration),
    isPopular: fields.isPopular === 1,
    displayOrder: fields.displayOrder === null ? '' : `${fields.displayOrder}`,
    highlights: rowsOf(fields.highlights),
    inclusions: rowsOf(fields.inclusions),
    itinerary: fields.itinerary.length > 0 ? fields.itinerary.map(toDayDraft) : [blankDay(1)],
    providers: fields.providers.length > 0 ? fields.providers.map(toProviderDraft) : [blankProvider],
    page: { ...toPageDraft(fields.page), notIncluded: rowsOf(fields.page.notIncluded) },
  };
}

function toDayDraft(day: StagedDay): DayDraft {
  return { ...day, activities: rowsOf(day.activities), stage: toStageDraft(day.stage) };
}

function toProviderDraft(provider: Provider): ProviderDraft {
  return {
    ...provider,
    pricePerUnit: provider.pricePerUnit ?? '',
    rating: provider.rating?.toString() ?? '',
  };
}

/**
 * The request for a draft. Blank days and providers are kept, so that row numbers in errors match the form; the server
 * drops them.
 */
export function toFields(draft: PackageDraft, currency: string): PackageRequest {
  const amount = (typed: string) => typedAmount(typed, currency) ?? typed.trim();
  return {
    ...draft,
    name: draft.name.trim(),
    price: amount(draft.price),
    duration: Number(draft.duration),
    imageUrl: draft.imageUrl.trim(),
    isPopular: draft.isPopular ? 1 : 0,
    displayOrder: draft.displayOrder === '' ? null : (Number(draft.displayOrder) as 1 | 2 | 3),
    highlights: writtenLines(draft.highlights),
    inclusions: writtenLines(draft.inclusions),
    itinerary: draft.itinerary.map((day) => ({
      ...day,
      activities: writtenLines(day.activities),
      stage: toStage(day.stage),
    })),
    page: { ...toPage(draft.page), notIncluded: writtenLines(draft.page.notIncluded) },
    providers: draft.providers.every(isBlankProvider)
      ? null
      : draft.providers.map((provider) => ({
          ...provider,
          pricePerUnit: amount(provider.pricePerUnit) || null,
          rating: provider.rating.trim() === '' ? null : Number(provider.rating),
        })),
  };
}

/** Every English text of the draft that can be translated. */
export const textsOf = (draft: PackageDraft, currency: string): string[] => [
  ...new Set(writtenLines(packageTexts(toFields(draft, currency)))),
];

/** The package as the site would show the draft, even while it is incomplete. */
export function asShown(draft: PackageDraft, agency: string, currency: string): Package {
  const { duration, imageUrl, page: _, translations: __, ...fields } = toFields(draft, currency);
  return {
    ...fields,
    id: 0,
    version: 0,
    providers: [],
    price: typedAmount(draft.price, currency) ?? exampleAmount(currency, 0),
    duration: Number.isInteger(duration) && duration > 0 ? duration : 1,
    imageUrl: imageUrl || NO_PICTURE,
    agency: fields.agency.trim() || agency,
  };
}

export type PackageFaults = Readonly<Record<string, TranslationKey>>;

/** The faults per field; of nested fields, by their dotted path. */
export function packageFaults(draft: PackageDraft, currency: string): PackageFaults {
  const days = Number(draft.duration);
  return {
    ...(draft.name.trim() === '' && { name: 'package.fault.name' }),
    ...(draft.description.trim() === '' && { description: 'package.fault.description' }),
    ...(!(Number(typedAmount(draft.price, currency)) > 0) && { price: 'package.fault.price' }),
    ...(!(Number.isInteger(days) && days >= 1) && { duration: 'package.fault.duration' }),
    ...(draft.imageUrl.trim() !== '' &&
      !isPicturePath(draft.imageUrl.trim()) && { imageUrl: 'package.fault.imageUrl' }),
    ...Object.assign({}, ...draft.itinerary.map(dayFaults)),
    ...pageFaults(draft.page),
    ...Object.assign({}, ...draft.providers.map((provider, row) => providerFaults(provider, row, currency))),
  };
}

function dayFaults(day: DayDraft, row: number): PackageFaults {
  const video = day.videoUrl?.trim() ?? '';
  return {
    ...(day.title.trim() === '' &&
      !isBlankDay(day) && { [`itinerary.${row}.title`]: 'package.fault.dayTitle' as const }),
    ...(video !== '' &&
      !isVideoAddress(video) && { [`itinerary.${row}.videoUrl`]: 'package.fault.videoUrl' as const }),
    ...stageFaults(day.stage, `itinerary.${row}.stage`),
  };
}

const isBlankProvider = ({ name, description, contactInfo, pricePerUnit, rating }: ProviderDraft): boolean =>
  [name, description, contactInfo, pricePerUnit, rating].every((text) => text.trim() === '');

function providerFaults(provider: ProviderDraft, row: number, currency: string): PackageFaults {
  const { name, pricePerUnit, rating } = provider;
  return {
    ...(name.trim() === '' &&
      !isBlankProvider(provider) && { [`providers.${row}.name`]: 'package.fault.providerName' as const }),
    ...(pricePerUnit.trim() !== '' &&
      typedAmount(pricePerUnit, currency) === undefined && {
        [`providers.${row}.pricePerUnit`]: 'package.fault.amount' as const,
      }),
    ...(rating.trim() !== '' &&
      !isDecimalIn(Number(rating), PROVIDER_RATING) && {
        [`providers.${row}.rating`]: 'package.fault.rating' as const,
      }),
  };
}

export const PACKAGE_TABS = [
  'basic',
  'details',
  'inclusions',
  'itinerary',
  'attractions',
  'providers',
] as const;
export type PackageTab = (typeof PACKAGE_TABS)[number];

const TAB_OF: Partial<Record<string, PackageTab>> = {
  imageUrl: 'details',
  agency: 'details',
  isPopular: 'details',
  displayOrder: 'details',
  highlights: 'details',
  inclusions: 'inclusions',
  itinerary: 'itinerary',
  attractionIds: 'attractions',
  providers: 'providers',
  page: 'details',
  translations: 'details',
};

/** The tab of a field, by its dotted path. */
export function tabOf(path: string): PackageTab {
  if (path.startsWith('page.notIncluded')) return 'inclusions';
  return TAB_OF[path.split('.')[0] ?? ''] ?? 'basic';
}

/** The tabs with invalid fields, in order. */
export function faultyTabs(errors: Readonly<Record<string, unknown>>): PackageTab[] {
  const paths = Object.keys(errors).filter((path) => errors[path] !== undefined);
  return PACKAGE_TABS.filter((tab) => paths.some((path) => tabOf(path) === tab));
}
