import type {
  ArtworkFields,
  AttractionFields,
  AttractionPage,
  GuideFields,
  ItemPage,
  ItineraryDay,
  PackageFields,
  PackagePage,
  Provider,
  Stage,
} from '@safari/contracts';

/** Pictures are named after their subject: `/pictures/<group>/<slug>.svg`. */
interface Pictured {
  slug: string;
}

export type SeededDay = Omit<ItineraryDay, 'day'>;

export interface SeededPackage
  extends Pictured,
    Omit<PackageFields, 'imageUrl' | 'agency' | 'attractionIds' | 'itinerary' | 'providers'> {
  /** The brand's own where none is named. */
  agency?: string;
  /** Slugs of attractions. */
  attractions: string[];
  itinerary: SeededDay[];
  providers: Omit<Provider, 'id'>[];
}

export type SeededAttraction = Pictured & Omit<AttractionFields, 'imageUrl'>;

/** What the page of an item tells; its guides by their slugs. */
export interface SeededPage<Page extends ItemPage> {
  guides: string[];
  page: Omit<Page, 'guideIds'>;
}

export interface SeededPackagePage extends SeededPage<PackagePage> {
  stages: Stage[];
}

export type SeededAttractionPage = SeededPage<AttractionPage>;

export type SeededGuide = Pictured & Omit<GuideFields, 'photoUrl' | 'translations'>;

export type SeededArtwork = Pictured & Omit<ArtworkFields, 'artistId' | 'imageUrl' | 'translations'>;

export interface SeededArtist extends Pictured {
  name: string;
  bio: string;
  story: string;
  artworks: SeededArtwork[];
}
