import type { Attraction, Package } from '@safari/contracts';

/** What a package's card shows, a booking begins with, and filters go by. */
export type PackageEntry = Pick<
  Package,
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
  /** Where its days lead and where its nights are spent, each once. */
  places: string[];
};

/** The same of an attraction. */
export type AttractionEntry = Pick<
  Attraction,
  | 'id'
  | 'name'
  | 'description'
  | 'imageUrl'
  | 'location'
  | 'category'
  | 'priceFrom'
  | 'priceUnit'
  | 'duration'
>;

export const packageEntry = ({ itinerary, ...item }: Package): PackageEntry => ({
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
  places: [...new Set(itinerary.flatMap(({ title, accommodation }) => [title, accommodation]))],
});

export const attractionEntry = (item: Attraction): AttractionEntry => ({
  id: item.id,
  name: item.name,
  description: item.description,
  imageUrl: item.imageUrl,
  location: item.location,
  category: item.category,
  priceFrom: item.priceFrom,
  priceUnit: item.priceUnit,
  duration: item.duration,
});
