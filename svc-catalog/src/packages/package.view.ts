import type { Package } from '@safari/contracts';
import type { PackageEntity } from './package.entity.js';

/** A row of `package` as `Package` of the contracts. */
export const PACKAGE_COLUMNS = `
  id, name, description, image_url as "imageUrl", location, price::text, duration, type, agency,
  is_popular as "isPopular", display_order as "displayOrder", highlights, inclusions,
  attraction_ids as "attractionIds", itinerary, providers, version`;

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
    providers: row.providers,
    version: row.version,
  };
}
