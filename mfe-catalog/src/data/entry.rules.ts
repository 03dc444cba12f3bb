import type { Language, ListedAttraction, ListedPackage, Translation } from '@safari/contracts';

/** The part of a package that its card, the booking form and the filters need. */
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
  /** The places of its stages and nights, each once. */
  places: string[];
};

/** The part of an attraction that its card and the booking form need. */
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

/** An entry in the reader's language, without the other translations. */
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

/** A service of the previous release sends no translations. */
const spoken = (
  { translations = [] }: { translations?: Translation[] },
  language: Language,
): Translation[] => (language === 'en' ? [] : translations);
