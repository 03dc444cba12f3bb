import { type PageRequest, pictureSet } from '@safari/contracts';
import { absolute } from './addresses.rules';
import { oneLine } from './texts.rules';

export type Site = Pick<PageRequest, 'origin' | 'brand' | 'language'>;
export type DataNode = Readonly<Record<string, unknown>>;

const IN_STOCK = 'https://schema.org/InStock';

/** The breadcrumb trail from the front page to this one, as names and addresses. */
export function breadcrumbs(
  { origin, brand }: Site,
  ...way: readonly (readonly [name: string, address: string])[]
): DataNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [[brand.name, '/'] as const, ...way].map(([name, address], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: oneLine(name),
      item: absolute(origin, address),
    })),
  };
}

/** A reference to the brand's firm. */
export const agency = ({ origin, brand }: Site): DataNode => ({
  '@type': 'TravelAgency',
  '@id': `${origin}/#agency`,
  name: brand.name,
});

/** @param price a decimal string */
export function offer(site: Site, url: string | undefined, price: string): DataNode {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: site.brand.currency,
    availability: IN_STOCK,
    seller: agency(site),
  };
}

/** The share card first: its format is supported everywhere. */
export function images(origin: string, imageUrl: string): string[] {
  const { share, wide } = pictureSet(imageUrl);
  return [share, wide].flatMap((address) => (address ? (absolute(origin, address) ?? []) : []));
}
