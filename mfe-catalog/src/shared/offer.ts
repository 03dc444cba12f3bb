import type { BookingType, Money, Translation } from '@safari/contracts';
import type { AttractionEntry, PackageEntry } from '../data/entry.rules';

/** The part of a package that an offer needs. */
export type OfferedPackage = Pick<
  PackageEntry,
  'id' | 'name' | 'description' | 'imageUrl' | 'price' | 'duration' | 'location' | 'translations'
>;
export type OfferedAttraction = Pick<
  AttractionEntry,
  | 'id'
  | 'name'
  | 'description'
  | 'imageUrl'
  | 'priceFrom'
  | 'priceUnit'
  | 'duration'
  | 'location'
  | 'translations'
>;

/** An item that can be booked, as the booking dialog shows it. */
export interface Offer {
  bookingType: BookingType;
  itemId: number;
  name: string;
  description: string;
  imageUrl: string;
  /** per person */
  unitPrice: Money;
  /** the unit of the price, as in the catalogue */
  priceUnit: string;
  /** e.g. `7 days` or `Half a day` */
  duration: number | string;
  location: string;
  translations: readonly Translation[];
}

export const packageOffer = (item: OfferedPackage): Offer => ({
  bookingType: 'package',
  unitPrice: item.price,
  priceUnit: 'person',
  ...described(item),
});

export const attractionOffer = (item: OfferedAttraction): Offer => ({
  bookingType: 'attraction',
  unitPrice: item.priceFrom,
  priceUnit: item.priceUnit,
  ...described(item),
});

const described = ({
  id: itemId,
  name,
  description,
  imageUrl,
  duration,
  location,
  translations,
}: OfferedPackage | OfferedAttraction) => ({
  itemId,
  name,
  description,
  imageUrl,
  duration,
  location,
  translations,
});
