import { type Artwork, type Attraction, type Package, pictureSet, sourceSet } from '@safari/contracts';
import {
  artistAddress,
  artworkAddress,
  attractionAddress,
  GALLERY,
  HOME,
  isOurs,
  packageAddress,
} from './addresses.rules.js';
import { beginning, oneLine } from './html.rules.js';
import type { FirstPicture, Page, ShareCard, Site } from './page.js';
import {
  breadcrumbs,
  person,
  touristAttraction,
  touristTrip,
  travelAgency,
  visualArtwork,
} from './structured-data.rules.js';

/** What a search engine shows below the title, in signs. */
const SHOWN = 155;

const GALLERY_NAME = 'Local Art Gallery';
const HERO: FirstPicture = { wide: '/pictures/site/hero.svg', portrait: '/pictures/site/hero.portrait.svg' };

/** A page that says only whose site it is: its facts are nobody's business, or not to be had now. */
export function plainPage(site: Site): Page {
  return {
    status: 200,
    indexed: true,
    description: 'Safaris in Tanzania: packages, attractions and local art, planned together.',
    kind: 'website',
    card: siteCard(site),
    data: [],
  };
}

/** Nothing is at this address, or nothing any more; the shell's page says so. */
export function missingPage(site: Site): Page {
  return { ...plainPage(site), status: 404, indexed: false, title: '404 Page Not Found' };
}

export function landingPage(site: Site): Page {
  return {
    ...plainPage(site),
    title: 'Safaris in Tanzania, planned together',
    description:
      'Serengeti, Ngorongoro, Kilimanjaro, the Swahili coast: tell us what you dream of, and we plan it with you, day by day.',
    canonical: HOME,
    data: [travelAgency(site)],
    picture: HERO,
  };
}

export function galleryPage(site: Site): Page {
  return {
    ...plainPage(site),
    title: GALLERY_NAME,
    description:
      'Authentic Tanzanian artworks, straight from the artist: Tingatinga animals, carved blackwood, batik, kanga, paint and photograph.',
    canonical: GALLERY,
    data: [breadcrumbs(site, [home(site), [GALLERY_NAME, GALLERY]])],
  };
}

export function packagePage(site: Site, item: Package): Page {
  const address = packageAddress(item.id);
  return {
    ...itemPage(site, item.name, item.description, address, item.imageUrl),
    data: [
      touristTrip(site, item),
      breadcrumbs(site, [home(site), ['Packages', '/#packages'], [item.name, address]]),
    ],
    ...firstPicture(item.imageUrl),
  };
}

export function attractionPage(site: Site, item: Attraction): Page {
  const address = attractionAddress(item.id);
  return {
    ...itemPage(site, item.name, item.description, address, item.imageUrl),
    data: [
      touristAttraction(site, item),
      breadcrumbs(site, [home(site), ['Attractions', '/#attractions'], [item.name, address]]),
    ],
    ...firstPicture(item.imageUrl),
  };
}

export function artworkPage(site: Site, item: Artwork): Page {
  const address = artworkAddress(item.id);
  const description = `${item.medium} by ${item.artist}, ${item.yearCreated}. ${item.description}`;
  return {
    ...itemPage(site, item.title, description, address, item.imageUrl),
    data: [
      visualArtwork(site, item),
      breadcrumbs(site, [home(site), [GALLERY_NAME, GALLERY], [item.title, address]]),
    ],
    ...firstPicture(item.imageUrl),
  };
}

/** @param work any of the artist's: it tells of them */
export function artistPage(site: Site, work: Artwork): Page {
  const address = artistAddress(work.artist);
  return {
    ...itemPage(site, work.artist, work.artistBio, address, work.artistPhotoUrl),
    kind: 'profile',
    data: [
      person(site, work),
      breadcrumbs(site, [home(site), [GALLERY_NAME, GALLERY], [work.artist, address]]),
    ],
    ...firstPicture(work.artistPhotoUrl),
  };
}

function itemPage(
  site: Site,
  name: string,
  description: string,
  canonical: string,
  imageUrl: string,
): Omit<Page, 'data'> {
  return {
    status: 200,
    indexed: true,
    title: oneLine(name),
    description: beginning(description, SHOWN),
    canonical,
    kind: 'article',
    card: itemCard(site, imageUrl, name),
  };
}

/** Other sites' pictures are not asked for before somebody looks at them. */
function firstPicture(imageUrl: string): { picture?: FirstPicture } {
  if (!isOurs(imageUrl)) return {};
  const sources = sourceSet(pictureSet(imageUrl));
  return { picture: { wide: imageUrl, ...(sources && { sources }) } };
}

const home = ({ brand }: Site): [string, string] => [brand.name, HOME];

const siteCard = ({ brand }: Site): ShareCard => ({
  image: '/pictures/site/share.share.png',
  alt: brand.name,
  drawn: true,
});

/** No card shows an SVG, so a drawing without a card of its own is shown by the site's. */
function itemCard(site: Site, imageUrl: string, name: string): ShareCard {
  const { share } = pictureSet(imageUrl);
  if (share) return { image: share, alt: oneLine(name), drawn: true };
  if (imageUrl === '' || /\.svg$/i.test(imageUrl)) return siteCard(site);
  return { image: imageUrl, alt: oneLine(name), drawn: false };
}
