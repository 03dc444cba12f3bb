import type { Artwork, Attraction, Package } from '@safari/contracts';
import { escapeHtml } from '@safari/service-kit';
import {
  absolute,
  artistAddress,
  artworkAddress,
  attractionAddress,
  GALLERY,
  HOME,
  packageAddress,
} from './addresses.rules.js';

export interface Offered {
  packages: readonly Package[];
  attractions: readonly Attraction[];
  artworks: readonly Artwork[];
}

/** Every address that search engines may keep. None says when it last changed, for nobody notes it. */
export function sitemapXml(origin: string, { packages, attractions, artworks }: Offered): string {
  const addresses = [
    HOME,
    GALLERY,
    ...packages.map(({ id }) => packageAddress(id)),
    ...attractions.map(({ id }) => attractionAddress(id)),
    ...artworks.map(({ id }) => artworkAddress(id)),
    ...new Set(artworks.map(({ artist }) => artistAddress(artist))),
  ];
  const entries = addresses.map(
    (address) => `  <url><loc>${escapeHtml(absolute(origin, address) ?? '')}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
