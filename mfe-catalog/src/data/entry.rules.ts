import type { Language, ListedAttraction, ListedPackage, Translation } from '@safari/contracts';

/** What a package's card shows, a booking begins with, and filters go by. */
export type PackageEntry = Pick<
  ListedPackage,
  | 'id'
  | 'name'
  | 'description'
  | 'imageUrl'
  | 'location'
  | 'price'
  | 'duration'
  | 'type'
  | 'agency'
  | 'isPopular'
  | 'displayOrder'
  | 'highlights'
  | 'inclusions'
> & {
  translations: Translation[];
  /** Where its days lead and where its nights are spent, each once. */
  places: string[];
};

/** The same of an attraction. */
export type AttractionEntry = Pick<
  ListedAttraction,
  | 'id'
  | 'name'
  | 'description'
  | 'imageUrl'
  | 'location'
  | 'category'
  | 'priceFrom'
  | 'priceUnit'
  | 'duration'
> & { translations: Translation[] };

/** For a reader of that language: other translations stay behind. */
export const packageEntry = ({ itinerary, ...item }: ListedPackage, language: Language): PackageEntry => ({
  id: item.id,
  name: item.name,
  description: item.description,
  imageUrl: item.imageUrl,
  location: item.location,
  price: item.price,
  duration: item.duration,
  type: item.type,
  agency: item.agency,
  isPopular: item.isPopular,
  displayOrder: item.displayOrder,
  highlights: item.highlights,
  inclusions: item.inclusions,
  translations: spoken(item, language),
  places: [...new Set(itinerary.flatMap(({ title, accommodation }) => [title, accommodation]))],
});

export const attractionEntry = (item: ListedAttraction, language: Language): AttractionEntry => ({
  id: item.id,
  name: item.name,
  description: item.description,
  imageUrl: item.imageUrl,
  location: item.location,
  category: item.category,
  priceFrom: item.priceFrom,
  priceUnit: item.priceUnit,
  duration: item.duration,
  translations: spoken(item, language),
});

/** A service of the release before lists none. */
const spoken = (
  { translations = [] }: { translations?: Translation[] },
  language: Language,
): Translation[] => (language === 'en' ? [] : translations);
