import type { Brand } from '@safari/contracts';

/** What a page says of itself to search engines and share cards. */
export interface Page {
  status: 200 | 404;
  /** Search engines may keep it. */
  indexed: boolean;
  /** Followed by the brand's name; without it the brand stands alone. */
  title?: string;
  description: string;
  /** Path and query of the one address under which it is known. */
  canonical?: string;
  kind: 'website' | 'article' | 'profile';
  card: ShareCard;
  /** schema.org nodes, without their context. */
  data: readonly object[];
  /** The largest picture of the first screen. */
  picture?: FirstPicture;
}

export interface ShareCard {
  /** An address of ours, or elsewhere. */
  image: string;
  alt: string;
  /** It has the size of our own cards, 1200 × 630. */
  drawn: boolean;
}

export interface FirstPicture {
  wide: string;
  /** Below 48 rem of the window. */
  portrait?: string;
  /** The same in several widths, as a `srcset`. */
  sources?: string;
}

/** Whose site it is, and where. */
export interface Site {
  origin: string;
  brand: Brand;
}
