import {
  type ItineraryDay,
  NO_PICTURE,
  type PackageFields,
  type PackagePage,
  type Provider,
  type ProviderType,
  packageTexts,
  type Stage,
  type StagedDay,
  type Translation,
  translationsOf,
} from '@safari/contracts';
import { orDefault } from '../fields/default.rules.js';
import {
  EMPTY_PACKAGE_PAGE,
  type PackagePageRequest,
  packagePage,
  type StageRequest,
  wholeStage,
} from '../item-pages/item-page.rules.js';

/** Everything that is stored of a package. */
export interface PackageContent extends PackageFields {
  /** Of each day of the itinerary, in its order. */
  stages: (Stage | null)[];
  page: PackagePage;
  translations: Translation[];
}

export type ItineraryRow = Partial<Omit<ItineraryDay, 'day'>> & { stage?: StageRequest | null };
export type ProviderRow = Partial<Provider>;

/** What a staff form sends: four fields without which there is nothing to sell, and any others. */
export type PackageRequest = Pick<PackageFields, 'name' | 'description' | 'price' | 'duration'> &
  Partial<Omit<PackageFields, 'itinerary' | 'providers'>> & {
    itinerary?: ItineraryRow[];
    /** null removes all. A list without names changes nothing, since public reads return an empty list. */
    providers?: ProviderRow[] | null;
    page?: PackagePageRequest;
    translations?: Translation[];
  };

type OptionalFields = Omit<PackageContent, 'name' | 'description' | 'price' | 'duration'>;

/** The fields of a new package that its form leaves out. */
export function packageDefaults(agency: string): OptionalFields {
  return {
    imageUrl: NO_PICTURE,
    location: '',
    type: 'luxury',
    agency,
    isPopular: 0,
    displayOrder: null,
    highlights: [],
    inclusions: [],
    attractionIds: [],
    itinerary: [],
    providers: [],
    stages: [],
    page: EMPTY_PACKAGE_PAGE,
    translations: [],
  };
}

/**
 * The package as it will be: what the request names, and for the rest what it was before.
 * @param defaults replace what the request says to be empty
 * @param newId makes the id of a provider that has none yet
 */
export function packageFields(
  request: PackageRequest,
  defaults: OptionalFields,
  newId: () => string,
  before = defaults,
): PackageContent {
  const fields = {
    name: request.name,
    description: request.description,
    price: request.price,
    duration: request.duration,
    imageUrl: orDefault(request.imageUrl, before.imageUrl, defaults.imageUrl),
    location: request.location ?? before.location,
    type: request.type ?? before.type,
    agency: orDefault(request.agency, before.agency, defaults.agency),
    isPopular: request.isPopular ?? before.isPopular,
    displayOrder: request.displayOrder === undefined ? before.displayOrder : request.displayOrder,
    highlights: request.highlights ?? before.highlights,
    inclusions: request.inclusions ?? before.inclusions,
    attractionIds: [...new Set(request.attractionIds ?? before.attractionIds)],
    itinerary: request.itinerary ? itineraryDays(request.itinerary) : before.itinerary,
    providers: providersOf(request, before, newId),
    page: packagePage(request.page ?? {}, before.page),
  };
  const stages = request.itinerary ? stagesOf(request.itinerary, before.stages) : before.stages;
  const texts = packageTexts({ ...fields, itinerary: stagedDays(fields.itinerary, stages) });
  return {
    ...fields,
    stages,
    translations: translationsOf(texts, request.translations ?? before.translations),
  };
}

function providersOf({ providers }: PackageRequest, before: OptionalFields, newId: () => string): Provider[] {
  if (providers === null) return [];
  const named = listedProviders(providers ?? [], newId);
  return named.length > 0 ? named : before.providers;
}

/** The days with their stages, which are stored separately. */
export const stagedDays = (days: readonly ItineraryDay[], stages: readonly (Stage | null)[]): StagedDay[] =>
  days.map((day, index) => ({ ...day, stage: stages[index] ?? null }));

/** Whether a row of the form is empty. */
export function isBlankDay(row: ItineraryRow): boolean {
  return (
    !row.title &&
    !row.description &&
    !row.accommodation &&
    !row.meals &&
    !row.videoUrl &&
    !row.activities?.length &&
    !leadsSomewhere(row)
  );
}

/** Also for what a form has sent and nobody has validated yet. */
function leadsSomewhere({ stage }: { stage?: Partial<StageRequest> | null }): boolean {
  return (
    Boolean(stage?.places?.length || stage?.imageUrl) ||
    stage?.drivingHours != null ||
    stage?.walkingHours != null
  );
}

/** Whether a row of the form names no provider; what was chosen from a list does not count. */
export function isBlankProvider(row: ProviderRow): boolean {
  return !row.name && !row.description && !row.contactInfo && row.pricePerUnit == null && row.rating == null;
}

/** The days that were filled in, numbered 1, 2, 3 … in the order in which they came. */
export function itineraryDays(rows: readonly ItineraryRow[]): ItineraryDay[] {
  return rows
    .filter((row) => !isBlankDay(row))
    .map((row, index) => ({
      day: index + 1,
      title: row.title ?? '',
      description: row.description ?? '',
      activities: row.activities ?? [],
      accommodation: row.accommodation ?? '',
      meals: row.meals ?? '',
      ...(row.videoUrl && { videoUrl: row.videoUrl }),
    }));
}

/** The stages of the days that were filled in; a day sent without one keeps its former one. */
export function stagesOf(
  rows: readonly ItineraryRow[],
  before: readonly (Stage | null)[] = [],
): (Stage | null)[] {
  return rows.flatMap((row, index) => {
    if (isBlankDay(row)) return [];
    if (row.stage === undefined) return [before[index] ?? null];
    return [row.stage && wholeStage(row.stage)];
  });
}

const DEFAULT_PROVIDER_TYPE: ProviderType = 'hotel';

/** The providers that were named, each with an id that no other of this package has. */
export function listedProviders(rows: readonly ProviderRow[], newId: () => string): Provider[] {
  const taken = new Set<string>();
  const idOf = (row: ProviderRow): string => {
    const id = row.id && !taken.has(row.id) ? row.id : newId();
    taken.add(id);
    return id;
  };
  return rows
    .filter((row) => !isBlankProvider(row))
    .map((row) => ({
      id: idOf(row),
      name: row.name ?? '',
      type: row.type ?? DEFAULT_PROVIDER_TYPE,
      description: row.description ?? '',
      pricePerUnit: row.pricePerUnit ?? null,
      availability: row.availability ?? 'available',
      contactInfo: row.contactInfo ?? '',
      rating: row.rating ?? null,
    }));
}
