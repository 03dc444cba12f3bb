import type { Package } from '@safari/contracts';
import type { PackageEntity } from './package.entity.js';

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
