import {
  type Artwork,
  decimalsOf,
  type LocalizedText,
  type PageAnswer,
  type PageDescription,
  type PageRequest,
  textIn,
} from '@safari/contracts';
import {
  absolute,
  breadcrumbs,
  type DataNode,
  images,
  inLanguage,
  itemPage,
  offer,
  oneLine,
  type Site,
} from '@safari/web-kit/server';
import { artistPath, artworkId } from '../shared/addresses.rules';
import { ARTWORK_SIZES, PORTRAIT_SIZES } from '../shared/picture-sizes';
import { en } from '../translations/en';
import { sw } from '../translations/sw';

const TITLE: LocalizedText = { en: en['gallery.title'], sw: sw['gallery.title'] };
const DESCRIPTION: LocalizedText = {
  en: 'Authentic Tanzanian artworks, straight from the artist: Tingatinga animals, carved blackwood, batik, kanga, paint and photograph.',
  sw: 'Kazi halisi za sanaa za Tanzania, moja kwa moja kutoka kwa msanii: wanyama wa Tingatinga, vinyago vya mpingo, batiki, kanga, michoro na picha.',
};
const galleryCrumb = ({ language }: Site) => [textIn(TITLE, language), '/art'] as const;
const artworkPath = (id: number): string => `/art/${id}`;

/** Title, description and structured data of the gallery's pages, for search engines and share cards. */
export function describe({ route, params, data, ...site }: PageRequest): PageAnswer {
  if (route === '/art') return galleryPage(site);
  const artworks = data['artworks'] as readonly Artwork[] | undefined;
  if (route === '/art/:id') {
    const wanted = artworkId(params['id']);
    if (wanted === undefined) return 'missing';
    return page(
      artworks,
      ({ id }) => id === wanted,
      (work) => artworkPage(site, work),
    );
  }
  return page(
    artworks,
    ({ artist }) => artist === params['artistName'],
    (work) => artistPage(site, work),
  );
}

/** The addresses for the site map, besides the routes without parameters. */
export function addresses(data: PageRequest['data']): string[] {
  const artworks = (data['artworks'] ?? []) as readonly Artwork[];
  return [
    ...artworks.map(({ id }) => artworkPath(id)),
    ...new Set(artworks.map(({ artist }) => artistPath(artist))),
  ];
}

function page(
  artworks: readonly Artwork[] | undefined,
  isIt: (work: Artwork) => boolean,
  describeIt: (work: Artwork) => PageDescription,
): PageAnswer {
  if (!artworks) return 'plain';
  const work = artworks.find(isIt);
  return work ? describeIt(work) : 'missing';
}

function galleryPage(site: Site): PageDescription {
  return {
    title: textIn(TITLE, site.language),
    description: textIn(DESCRIPTION, site.language),
    canonical: '/art',
    kind: 'website',
    data: [breadcrumbs(site, galleryCrumb(site))],
  };
}

function artworkPage(site: Site, listed: Artwork): PageDescription {
  const work = inLanguage(listed, site.language, 'title', 'description', 'medium', 'category', 'dimensions');
  const address = artworkPath(work.id);
  const made: LocalizedText = {
    en: `${work.medium} by ${work.artist}, ${work.yearCreated}.`,
    sw: `${work.medium}, kazi ya ${work.artist}, ${work.yearCreated}.`,
  };
  return {
    ...itemPage(site, {
      name: work.title,
      description: `${textIn(made, site.language)} ${work.description}`,
      imageUrl: work.imageUrl,
      sizes: ARTWORK_SIZES,
      address,
    }),
    data: [visualArtwork(site, work), breadcrumbs(site, galleryCrumb(site), [work.title, address])],
  };
}

/** @param work any artwork of the artist: it carries their name and biography */
function artistPage(site: Site, listed: Artwork): PageDescription {
  const work = inLanguage(listed, site.language, 'artistBio', 'category');
  const address = artistPath(work.artist);
  return {
    ...itemPage(site, {
      name: work.artist,
      description: work.artistBio,
      imageUrl: work.artistPhotoUrl,
      sizes: PORTRAIT_SIZES,
      address,
    }),
    kind: 'profile',
    data: [person(site, work), breadcrumbs(site, galleryCrumb(site), [work.artist, address])],
  };
}

function visualArtwork(site: Site, work: Artwork): DataNode {
  const { origin } = site;
  const url = absolute(origin, artworkPath(work.id));
  return {
    '@type': 'VisualArtwork',
    '@id': url,
    name: oneLine(work.title),
    description: oneLine(work.description),
    image: images(origin, work.imageUrl),
    url,
    artform: work.category,
    artMedium: work.medium,
    size: work.dimensions,
    dateCreated: String(work.yearCreated),
    creator: {
      '@type': 'Person',
      name: oneLine(work.artist),
      url: absolute(origin, artistPath(work.artist)),
    },
    offers: offer(site, url, work.price.toFixed(decimalsOf(site.brand.currency))),
  };
}

function person({ origin }: Site, work: Artwork): DataNode {
  const url = absolute(origin, artistPath(work.artist));
  const portraits = images(origin, work.artistPhotoUrl);
  return {
    '@type': 'Person',
    '@id': url,
    name: oneLine(work.artist),
    description: oneLine(work.artistBio),
    ...(portraits.length > 0 && { image: portraits }),
    url,
    jobTitle: 'Artist',
    knowsAbout: work.category,
  };
}
