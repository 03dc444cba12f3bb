import type { Translation } from './languages.js';
import type { Money } from './money.js';
import type { DecimalRange } from './numbers.js';

export const PACKAGE_TYPES = ['luxury', 'classic', 'cultural', 'adventure', 'budget'] as const;
export type PackageType = (typeof PACKAGE_TYPES)[number];

export const ATTRACTION_CATEGORIES = ['wildlife', 'cultural', 'adventure', 'beach', 'historical'] as const;
export type AttractionCategory = (typeof ATTRACTION_CATEGORIES)[number];

export const DIFFICULTIES = ['easy', 'moderate', 'challenging'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const PROVIDER_TYPES = ['hotel', 'transport', 'activity', 'restaurant', 'guide'] as const;
export type ProviderType = (typeof PROVIDER_TYPES)[number];

export const PROVIDER_AVAILABILITIES = ['available', 'limited', 'unavailable'] as const;
export type ProviderAvailability = (typeof PROVIDER_AVAILABILITIES)[number];

export const PROVIDER_RATING: DecimalRange = { min: 1, max: 5, decimals: 1 };

/** Positions on the front page; 1 is Featured, each is held by one package at most. */
export const FRONT_PAGE_POSITIONS = [1, 2, 3] as const;

/** Shown for an item whose place nobody has entered. */
export const DEFAULT_LOCATION = 'Tanzania';

/** Whether a film at this address may be linked to: https, with a host's name and without a password. */
export const isVideoAddress = (address: unknown): boolean =>
  typeof address === 'string' && /^https:\/\/[^\s\\/?#@:[\]]+(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i.test(address);

export interface ItineraryDay {
  /** 1, 2, 3 … without gaps */
  day: number;
  title: string;
  description: string;
  activities: string[];
  accommodation: string;
  meals: string;
  videoUrl?: string;
}

export interface Provider {
  id: string;
  name: string;
  type: ProviderType;
  description: string;
  pricePerUnit: Money | null;
  availability: ProviderAvailability;
  contactInfo: string;
  /** 1–5 with one decimal at most */
  rating: number | null;
}

export interface PackageFields {
  name: string;
  description: string;
  imageUrl: string;
  location: string;
  /** per person */
  price: Money;
  /** days, at least 1 */
  duration: number;
  type: PackageType;
  agency: string;
  isPopular: 0 | 1;
  displayOrder: 1 | 2 | 3 | null;
  highlights: string[];
  inclusions: string[];
  attractionIds: number[];
  itinerary: ItineraryDay[];
  /** For staff only: whom the office pays is not public. Empty for others, since the release before expects a list. */
  providers: Provider[];
}

/** One safari package. `version` rises with every change and is the ETag of edits. */
export interface Package extends PackageFields {
  id: number;
  version: number;
}

export interface AttractionPricing {
  adult: Money | null;
  child: Money | null;
  group: Money | null;
}

export interface AttractionFields {
  name: string;
  description: string;
  detailedDescription: string;
  imageUrl: string;
  location: string;
  category: AttractionCategory;
  priceFrom: Money;
  /**
   * e.g. `person`, said behind the price as `/person`; a booking costs the price for each traveler, whatever it is
   * called
   */
  priceUnit: string;
  duration: string;
  difficulty: Difficulty;
  bestTimeToVisit: string;
  highlights: string[];
  included: string[];
  notIncluded: string[];
  activities: string[];
  pricing: AttractionPricing;
  requirements: string[];
  whatToExpect: string[];
  whatToBring: string[];
}

/** Whether that unit says by itself that each traveler pays the price. */
export function isPerPerson(priceUnit: string): boolean {
  return priceUnit.trim().toLowerCase() === 'person';
}

export interface Attraction extends AttractionFields {
  id: number;
  version: number;
  /** The public screens' name of `bestTimeToVisit`. */
  bestTime: string;
}

/** An item by its name. */
export interface NamedItem {
  bookingType: 'package' | 'attraction';
  itemId: number;
  name: string;
}

export interface GuideFields {
  name: string;
  photoUrl: string;
  title: string;
  bio: string;
  languages: string[];
  specialties: string[];
  yearsOfExperience: number;
  translations: Translation[];
}

/** The release before sends neither version nor translations. */
export interface Guide extends Omit<GuideFields, 'translations'> {
  id: number;
  version?: number;
  translations?: Translation[];
}

export interface ArtworkFields {
  title: string;
  artistId: number;
  imageUrl: string;
  medium: string;
  description: string;
  dimensions: string;
  price: Money;
  yearCreated: number;
  category: string;
  translations: Translation[];
}

/**
 * One work, with what the gallery says of its artist. `version` rises with every change of either. The release before
 * sends neither it nor the artist's number, and no translations.
 */
export interface Artwork extends Omit<ArtworkFields, 'artistId' | 'price' | 'translations'> {
  id: number;
  version?: number;
  artistId?: number;
  artist: string;
  artistPhotoUrl: string;
  artistBio: string;
  artistStory: string;
  /** In the brand's currency, as a number. */
  price: number;
  /** Of its own texts and its artist's. */
  translations?: Translation[];
}

export interface ArtistFields {
  /** Unique, since it names the artist's page. */
  name: string;
  photoUrl: string;
  bio: string;
  story: string;
  translations: Translation[];
}

export interface Artist extends ArtistFields {
  id: number;
  version: number;
  /** How many of their works the gallery shows. */
  artworks: number;
}
