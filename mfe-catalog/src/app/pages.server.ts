import {
  type Attraction,
  attractionPath,
  DEFAULT_LOCATION,
  type LocalizedText,
  type Package,
  type PageAnswer,
  type PageDescription,
  type PageRequest,
  packagePath,
  type ReviewSummary,
  readNumbered,
  type TermsEntry,
  textIn,
} from '@safari/contracts';
import {
  absolute,
  agency,
  breadcrumbs,
  type DataNode,
  images,
  inLanguage,
  itemPage,
  offer,
  oneLine,
  type Site,
} from '@safari/web-kit/server';
import { ITEM_PICTURE_SIZES } from '../shared/picture-sizes';
import { termsPath } from '../shared/terms-path';
import { landing } from '../translations/en/landing';
import { landing as swahiliLanding } from '../translations/sw/landing';
import { ALL_PACKAGES_PATH, DESTINATIONS, destinationPath, readId } from './address.rules';

const TITLE: LocalizedText = { en: landing['landing.title'], sw: swahiliLanding['landing.title'] };
const DESCRIPTION: LocalizedText = {
  en: 'Serengeti, Ngorongoro, Kilimanjaro, the Swahili coast: tell us what you dream of, and we plan it with you, day by day.',
  sw: 'Serengeti, Ngorongoro, Kilimanjaro na pwani ya Waswahili: tuambie unachokiota, nasi tutakipanga pamoja nawe, siku kwa siku.',
};
const PACKAGES: LocalizedText = { en: 'Packages', sw: 'Vifurushi' };
const ATTRACTIONS: LocalizedText = { en: 'Attractions', sw: 'Vivutio' };

/**
 * Title, description and structured data of the landing page and of items; a dialog's canonical address is its item's
 * page.
 */
export function describe({ route, params, query, data, ...site }: PageRequest): PageAnswer {
  if (route === '/terms/:page')
    return termsPage(site, params['page'], data['terms'] as readonly TermsEntry[] | undefined);
  const packages = data['packages'] as readonly Package[] | undefined;
  const attractions = data['attractions'] as readonly Attraction[] | undefined;
  const reviews = data['reviews'] as readonly ReviewSummary[] | undefined;
  if (route === '/packages/:id')
    return page(packages, readNumbered(params['id']), (item) => packagePage(site, item, reviews));
  if (route === '/attractions/:id')
    return page(attractions, readNumbered(params['id']), (item) => attractionPage(site, item));
  const packageId = readId(query['package']);
  if (packageId !== undefined)
    return page(packages, packageId, (item) => ({
      ...packagePage(site, item, reviews),
      drawnAs: `/?package=${item.id}`,
    }));
  const attractionId = readId(query['attraction']);
  if (attractionId !== undefined)
    return page(attractions, attractionId, (item) => ({
      ...attractionPage(site, item),
      drawnAs: `/?attraction=${item.id}`,
    }));
  return { ...landingPage(site), ...listDrawn(query) };
}

/**
 * Links lead to the lists of all packages and of one destination, so these are drawn; combinations of other filters are
 * endless.
 */
function listDrawn({ packages, location }: PageRequest['query']): Pick<PageDescription, 'drawnAs'> {
  if (packages === 'all' && location === undefined) return { drawnAs: ALL_PACKAGES_PATH };
  const destination = DESTINATIONS.find((place) => place === location);
  return destination && packages === undefined ? { drawnAs: destinationPath(destination) } : {};
}

/** The addresses for the site map, besides the routes without parameters. */
export function addresses(data: PageRequest['data']): string[] {
  const packages = (data['packages'] ?? []) as readonly Package[];
  const attractions = (data['attractions'] ?? []) as readonly Attraction[];
  const terms = (data['terms'] ?? []) as readonly TermsEntry[];
  return [
    ...packages.map(packagePath),
    ...attractions.map(attractionPath),
    ...terms.map(({ page: name }) => termsPath(name)),
  ];
}

function termsPage(
  { language }: Pick<PageRequest, 'language'>,
  wanted: string | undefined,
  terms: readonly TermsEntry[] | undefined,
): PageAnswer {
  if (!terms) return 'plain';
  const entry = terms.find((one) => one.page === wanted);
  if (!entry) return 'missing';
  return {
    title: textIn(entry.title, language),
    canonical: termsPath(entry.page),
    kind: 'article',
    data: [],
  };
}

function page<T extends { id: number }>(
  list: readonly T[] | undefined,
  wanted: number | undefined,
  describeIt: (item: T) => PageDescription,
): PageAnswer {
  if (wanted === undefined) return 'missing';
  if (!list) return 'plain';
  const item = list.find(({ id }) => id === wanted);
  return item ? describeIt(item) : 'missing';
}

function landingPage(site: Site): PageDescription {
  return {
    title: textIn(TITLE, site.language),
    description: textIn(DESCRIPTION, site.language),
    canonical: '/',
    kind: 'website',
    data: [travelAgency(site)],
    picture: { wide: '/pictures/site/hero.svg', portrait: '/pictures/site/hero.portrait.svg' },
  };
}

function packagePage(site: Site, item: Package, summaries: readonly ReviewSummary[] = []): PageDescription {
  const address = packagePath(item); // the same address in every language
  const said = inLanguage(item, site.language, 'name', 'description');
  return {
    ...itemPage(site, { ...said, sizes: ITEM_PICTURE_SIZES, address }),
    data: [
      { ...touristTrip(site, said, address), ...ratingOf(item, summaries) },
      breadcrumbs(site, [textIn(PACKAGES, site.language), '/#packages'], [said.name, address]),
    ],
  };
}

function attractionPage(site: Site, item: Attraction): PageDescription {
  const address = attractionPath(item);
  const said = inLanguage(item, site.language, 'name', 'description', 'location');
  return {
    ...itemPage(site, { ...said, sizes: ITEM_PICTURE_SIZES, address }),
    data: [
      touristAttraction(site, said, address),
      breadcrumbs(site, [textIn(ATTRACTIONS, site.language), '/#attractions'], [said.name, address]),
    ],
  };
}

/** The seller: the firm whose brand this is. */
const travelAgency = (site: Site): DataNode => ({
  ...agency(site),
  url: absolute(site.origin, '/'),
  email: site.brand.email,
  telephone: site.brand.phone,
  areaServed: { '@type': 'Country', name: 'Tanzania' },
});

function touristTrip(site: Site, item: Package, address: string): DataNode {
  const { origin } = site;
  const url = absolute(origin, address);
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

/** The rating is stated only on pages where the reviews can be read. */
function ratingOf({ id }: Package, summaries: readonly ReviewSummary[]): DataNode {
  const summary = summaries.find(({ bookingType, itemId }) => bookingType === 'package' && itemId === id);
  if (!summary || summary.rating === null) return {};
  const { rating, answered, withheld } = summary;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      bestRating: 5,
      reviewCount: answered - withheld,
    },
  };
}

function touristAttraction({ origin }: Site, item: Attraction, address: string): DataNode {
  const url = absolute(origin, address);
  return {
    '@type': 'TouristAttraction',
    '@id': url,
    name: oneLine(item.name),
    description: oneLine(item.description),
    image: images(origin, item.imageUrl),
    url,
    address: {
      '@type': 'PostalAddress',
      addressLocality: oneLine(item.location || DEFAULT_LOCATION),
      addressCountry: 'TZ',
    },
  };
}
