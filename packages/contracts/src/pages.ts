import type { Brand } from './brand.js';
import type { Language } from './languages.js';

/** What a page says of itself to search engines and share cards. */
export interface PageDescription {
  /** Followed by the brand's name; without it only that is shown. */
  title?: string;
  /** Without it the site's own is used. */
  description?: string;
  /** Path and query of the one address under which it is known. */
  canonical?: string;
  /** The address at which it is drawn, where that is not the canonical one. */
  drawnAs?: string;
  kind: 'website' | 'article' | 'profile';
  /** Without it the site's own is shown. */
  card?: ShareCard;
  /** schema.org nodes, without their context. */
  data: readonly Readonly<Record<string, unknown>>[];
  picture?: FirstPicture;
}

export interface ShareCard {
  /** An address in full. */
  image: string;
  alt: string;
  /** It has the size of our own cards, 1200 × 630. */
  drawn: boolean;
}

/** The largest picture of a page's first screen: a file of ours. */
export interface FirstPicture {
  wide: string;
  /** Below 48 rem of the window. */
  portrait?: string;
  /** The same in several widths, as a `srcset`, and its `sizes`. */
  sources?: string;
  sizes?: string;
}

/** What a remote's server half is asked about a page. */
export interface PageRequest {
  /** The route's path as the manifest has it. */
  route: string;
  /** Decoded; so is the query, in which each name counts once. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  origin: string;
  brand: Brand;
  language: Language;
  /** The lists that the manifest reads, by their names; one that is unavailable now is missing. */
  data: Readonly<Record<string, readonly unknown[]>>;
}

/** `missing`: nothing exists at this address; `plain`: something may exist, but cannot be described now. */
export type PageAnswer = PageDescription | 'missing' | 'plain';
