import type { Attraction, BookingType, Money, Package } from '@safari/contracts';

/** What can be booked, as the booking dialog shows it. */
export interface Offer {
  bookingType: BookingType;
  itemId: number;
  name: string;
  description: string;
  imageUrl: string;
  /** per person */
  unitPrice: Money;
  /** e.g. `7 days` or `Half a day` */
  duration: number | string;
  location: string;
}

export const packageOffer = (item: Package): Offer => ({
  bookingType: 'package',
  itemId: item.id,
  name: item.name,
  description: item.description,
  imageUrl: item.imageUrl,
  unitPrice: item.price,
  duration: item.duration,
  location: item.location,
});

export const attractionOffer = (item: Attraction): Offer => ({
  bookingType: 'attraction',
  itemId: item.id,
  name: item.name,
  description: item.description,
  imageUrl: item.imageUrl,
  unitPrice: item.priceFrom,
  duration: item.duration,
  location: item.location,
});
