import type { Package, PackageDetails, PackagePage, Stage, Translation } from '@safari/contracts';
import type { PackageEntity } from './package.entity.js';
import { stagedDays } from './package.rules.js';

/** A row of `package` as `Package` of the contracts. */
export const PACKAGE_COLUMNS = `
  id, name, description, image_url as "imageUrl", location, price::text, duration, type, agency,
  is_popular as "isPopular", display_order as "displayOrder", highlights, inclusions,
  attraction_ids as "attractionIds", itinerary, '[]'::jsonb as providers, version`;

/** The translations of what a card and the filters show. */
const LISTED_TRANSLATIONS = `
  (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(translations) one
   where to_jsonb(array[name, description, location]) || highlights || inclusions ? (one ->> 'en')
  ) as translations`;

/** A row of `package` as `ListedPackage` of the contracts. */
export const PACKAGE_LIST_COLUMNS = `${PACKAGE_COLUMNS}, ${LISTED_TRANSLATIONS}`;

/** The columns that a page shows and lists leave out. */
export const PACKAGE_DETAIL_COLUMNS = `${PACKAGE_COLUMNS}, stages, page, translations`;

export interface DetailedRow extends Package {
  stages: (Stage | null)[];
  page: PackagePage;
  translations: Translation[];
}

export const toDetails = ({ stages, ...row }: DetailedRow): PackageDetails => ({
  ...row,
  itinerary: stagedDays(row.itinerary, stages),
});

/** The same from the entity, also without the providers. */
export const detailsOf = (row: PackageEntity): PackageDetails =>
  toDetails({
    ...toPackage(row),
    stages: row.stages,
    page: row.page,
    translations: row.translations,
  });

/** With the providers, for those who edit it. */
export const storedOf = (row: PackageEntity): PackageDetails => ({
  ...detailsOf(row),
  providers: row.providers,
});

export function toPackage(row: PackageEntity): Package {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    imageUrl: row.imageUrl,
    location: row.location,
    price: row.price,
    duration: row.duration,
    type: row.type,
    agency: row.agency,
    isPopular: row.isPopular,
    displayOrder: row.displayOrder,
    highlights: row.highlights,
    inclusions: row.inclusions,
    attractionIds: row.attractionIds,
    itinerary: row.itinerary,
    providers: [],
    version: row.version,
  };
}
