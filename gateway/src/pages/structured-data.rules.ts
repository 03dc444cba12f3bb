import { type Artwork, type Attraction, decimalsOf, type Package, pictureSet } from '@safari/contracts';
import {
  absolute,
  artistAddress,
  artworkAddress,
  attractionAddress,
  HOME,
  packageAddress,
} from './addresses.rules.js';
import { oneLine } from './html.rules.js';
import type { Site } from './page.js';

const IN_STOCK = 'https://schema.org/InStock';

/** Who sells: the operator whose brand this is. */
export function travelAgency({ origin, brand }: Site): object {
  return {
    '@type': 'TravelAgency',
    '@id': `${origin}/#agency`,
    name: brand.name,
    url: absolute(origin, HOME),
    email: brand.email,
    telephone: brand.phone,
    areaServed: { '@type': 'Country', name: 'Tanzania' },
  };
}

export function touristTrip(site: Site, item: Package): object {
  const { origin } = site;
  const url = absolute(origin, packageAddress(item.id));
  return {
    '@type': ['Product', 'TouristTrip'],
    '@id': url,
    name: oneLine(item.name),
    description: oneLine(item.description),
    image: images(origin, item.imageUrl),
    url,
    category: item.type,
    sku: `package-${item.id}`,
    provider: item.agency === site.brand.name ? agency(site) : { '@type': 'TravelAgency', name: item.agency },
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: item.itinerary.length,
      itemListElement: item.itinerary.map(({ day, title }) => ({
        '@type': 'ListItem',
        position: day,
        name: oneLine(title),
      })),
    },
    offers: offer(site, url, item.price),
  };
}

export function touristAttraction({ origin }: Site, item: Attraction): object {
  const url = absolute(origin, attractionAddress(item.id));
  return {
    '@type': 'TouristAttraction',
    '@id': url,
    name: oneLine(item.name),
    description: oneLine(item.description),
    image: images(origin, item.imageUrl),
    url,
    address: { '@type': 'PostalAddress', addressLocality: oneLine(item.location), addressCountry: 'TZ' },
  };
}

export function visualArtwork(site: Site, item: Artwork): object {
  const { origin } = site;
  const url = absolute(origin, artworkAddress(item.id));
  return {
    '@type': 'VisualArtwork',
    '@id': url,
    name: oneLine(item.title),
    description: oneLine(item.description),
    image: images(origin, item.imageUrl),
    url,
    artform: item.category,
    artMedium: item.medium,
    size: item.dimensions,
    dateCreated: String(item.yearCreated),
    creator: {
      '@type': 'Person',
      name: oneLine(item.artist),
      url: absolute(origin, artistAddress(item.artist)),
    },
    offers: offer(site, url, item.price.toFixed(decimalsOf(site.brand.currency))),
  };
}

/** An artist, told by any work of theirs. */
export function person({ origin }: Site, work: Artwork): object {
  const url = absolute(origin, artistAddress(work.artist));
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

/** The way from the front page to here: names and addresses. */
export function breadcrumbs(
  { origin }: Site,
  way: readonly (readonly [name: string, address: string])[],
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([name, address], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: oneLine(name),
      item: absolute(origin, address),
    })),
  };
}

function offer(site: Site, url: string | undefined, price: string): object {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: site.brand.currency,
    availability: IN_STOCK,
    seller: agency(site),
  };
}

const agency = ({ origin, brand }: Site): object => ({
  '@type': 'TravelAgency',
  '@id': `${origin}/#agency`,
  name: brand.name,
});

/** The card comes first: it is the form that every reader can show. */
function images(origin: string, imageUrl: string): string[] {
  const { share, wide } = pictureSet(imageUrl);
  return [share, wide].flatMap((address) => (address ? (absolute(origin, address) ?? []) : []));
}
