import type {
  Artwork,
  Attraction,
  AttractionFields,
  Difficulty,
  Guide,
  ItineraryDay,
  Package,
  PackageFields,
} from './catalog.js';
import type { Language, Translation } from './languages.js';
import type { DecimalRange } from './numbers.js';

/** How a place of a journey is reached. */
export const TRAVEL_WAYS = ['road', 'air', 'boat', 'foot'] as const;
export type TravelWay = (typeof TRAVEL_WAYS)[number];

/** What a map of Tanzania can show, in degrees. */
export const MAP_BOUNDS = { north: -0.5, south: -12.5, west: 28.5, east: 41.5 } as const;

/** A place on the map, in degrees as maps write them. */
export interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

export interface StagePlace extends Place {
  by: TravelWay;
}

/** Of one day. */
export const STAGE_HOURS: DecimalRange = { min: 0, max: 24, decimals: 2 };

/** Where a day of a package leads, and its hours on the road and on foot. */
export interface Stage {
  /** In the order of the day; the last is where the night is spent. */
  places: StagePlace[];
  drivingHours: number | null;
  walkingHours: number | null;
  /** Empty where the day has none of its own. */
  imageUrl: string;
}

export interface StagedDay extends ItineraryDay {
  /** null where nobody has entered it */
  stage: Stage | null;
}

export interface Question {
  question: string;
  answer: string;
}

/** Whom a journey suits; empty texts say nothing. */
export interface Suits {
  minimumAge: number | null;
  fitness: Difficulty;
  effort: string;
  health: string;
  access: string;
}

/** What the page of an item tells beyond its card. */
export interface ItemPage {
  /** 1 to 12, in order, like `closedMonths`; no month is both */
  bestMonths: number[];
  closedMonths: number[];
  seasons: string;
  suits: Suits;
  questions: Question[];
  /** Who may lead it, the likeliest first. */
  guideIds: number[];
}

export interface PackagePage extends ItemPage {
  notIncluded: string[];
}

export interface AttractionPage extends ItemPage {
  place: Place | null;
  /** Besides its own. */
  pictures: string[];
}

/** A package as lists carry it, with the translations of what cards and filters show; the release before sends none. */
export interface ListedPackage extends Package {
  translations?: Translation[];
}

/** The same of an attraction. */
export interface ListedAttraction extends Attraction {
  translations?: Translation[];
}

/** A package with all that its page tells, and all its translations. */
export interface PackageDetails extends ListedPackage {
  translations: Translation[];
  itinerary: StagedDay[];
  page: PackagePage;
}

/** An attraction with all that its page tells, and all its translations. */
export interface AttractionDetails extends ListedAttraction {
  translations: Translation[];
  page: AttractionPage;
}

type Texts = readonly (string | readonly string[])[];

export type PackageWords = Pick<
  PackageFields,
  'name' | 'description' | 'location' | 'highlights' | 'inclusions'
> & { itinerary: readonly (ItineraryDay & Partial<Pick<StagedDay, 'stage'>>)[]; page: PackagePage };

export type AttractionWords = Omit<
  AttractionFields,
  'imageUrl' | 'category' | 'difficulty' | 'priceFrom' | 'pricing'
> & { page: AttractionPage };

/** Every text of a package that can be said in another language, in the order of its page, each once. */
export function packageTexts(item: PackageWords): string[] {
  return distinct([
    item.name,
    item.description,
    item.location,
    item.highlights,
    ...item.itinerary.flatMap(({ title, description, activities, accommodation, meals, stage }) => [
      title,
      (stage?.places ?? []).map(({ name }) => name),
      description,
      activities,
      accommodation,
      meals,
    ]),
    item.inclusions,
    item.page.notIncluded,
    ...pageTexts(item.page),
  ]);
}

/** The same of an attraction. */
export function attractionTexts(item: AttractionWords): string[] {
  return distinct([
    item.name,
    item.description,
    item.detailedDescription,
    item.location,
    item.priceUnit,
    item.duration,
    item.bestTimeToVisit,
    item.highlights,
    item.page.place?.name ?? '',
    item.activities,
    item.whatToExpect,
    item.included,
    item.notIncluded,
    item.requirements,
    item.whatToBring,
    ...pageTexts(item.page),
  ]);
}

/** The same of a guide. */
export const guideTexts = (guide: Pick<Guide, 'title' | 'bio' | 'languages' | 'specialties'>): string[] =>
  distinct([guide.title, guide.bio, guide.languages, guide.specialties]);

/** The same of an artwork, without its artist's. */
export const artworkTexts = (
  work: Pick<Artwork, 'title' | 'medium' | 'description' | 'dimensions' | 'category'>,
): string[] => distinct([work.title, work.medium, work.description, work.dimensions, work.category]);

/** The same of an artist; a name is a name in every language. */
export const artistTexts = (artist: { bio: string; story: string }): string[] =>
  distinct([artist.bio, artist.story]);

const pageTexts = ({ seasons, suits, questions }: ItemPage): Texts => [
  seasons,
  suits.effort,
  suits.health,
  suits.access,
  ...questions.flatMap(({ question, answer }) => [question, answer]),
];

const distinct = (texts: Texts): string[] => [...new Set(texts.flat().filter((text) => text !== ''))];

/**
 * The given translations of these texts, one for each text that has one, in the order of the texts.
 * @param given a service of the release before may give none
 */
export function translationsOf(texts: readonly string[], given: readonly Translation[] = []): Translation[] {
  const known = new Map(given.map(({ en, sw }) => [en, sw]));
  return texts.flatMap((en) => {
    const sw = known.get(en);
    return sw ? [{ en, sw }] : [];
  });
}

/** A text as its reader gets it, and its language. */
export interface ReadText {
  text: string;
  language: Language;
}

/**
 * Finds an item's texts in a reader's language; English stands in for what is missing.
 * @param translations undefined where a service of the release before gave none
 */
export function textReader(
  translations: readonly Translation[] | undefined,
  language: Language,
): (en: string) => ReadText {
  const known = new Map(language === 'en' ? [] : translations?.map(({ en, sw }) => [en, sw]));
  return (en) => {
    const text = known.get(en);
    return text === undefined ? { text: en, language: 'en' } : { text, language };
  };
}
