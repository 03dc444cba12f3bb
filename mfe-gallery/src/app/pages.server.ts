import {
  type Artwork,
  decimalsOf,
  type PageAnswer,
  type PageDescription,
  type PageRequest,
} from '@safari/contracts';
import {
  absolute,
  breadcrumbs,
  type DataNode,
  images,
  itemPage,
  offer,
  oneLine,
  type Site,
} from '@safari/web-kit/server';
import { artistPath, artworkId } from '../shared/addresses.rules';
import { en } from '../translations/en';

const GALLERY = [en['gallery.title'], '/art'] as const;
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
    title: GALLERY[0],
    description:
      'Authentic Tanzanian artworks, straight from the artist: Tingatinga animals, carved blackwood, batik, kanga, paint and photograph.',
    canonical: GALLERY[1],
    kind: 'website',
    data: [breadcrumbs(site, GALLERY)],
  };
}

function artworkPage(site: Site, work: Artwork): PageDescription {
  const address = artworkPath(work.id);
  return {
    ...itemPage(site, {
      name: work.title,
      description: `${work.medium} by ${work.artist}, ${work.yearCreated}. ${work.description}`,
      imageUrl: work.imageUrl,
      address,
    }),
    data: [visualArtwork(site, work), breadcrumbs(site, GALLERY, [work.title, address])],
  };
}

/** @param work any artwork of the artist: it carries their name and biography */
function artistPage(site: Site, work: Artwork): PageDescription {
  const address = artistPath(work.artist);
  return {
    ...itemPage(site, {
      name: work.artist,
      description: work.artistBio,
      imageUrl: work.artistPhotoUrl,
      address,
    }),
    kind: 'profile',
    data: [person(site, work), breadcrumbs(site, GALLERY, [work.artist, address])],
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
  return {
    '@type': 'Person',
    '@id': url,
    name: oneLine(work.artist),
    description: oneLine(work.artistBio),
    image: images(origin, work.artistPhotoUrl),
    url,
    jobTitle: 'Artist',
    knowsAbout: work.category,
  };
}
