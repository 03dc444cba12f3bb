import { Injectable } from '@nestjs/common';
import type { Package } from '@safari/contracts';
import { Database, DomainError } from '@safari/service-kit';

const AS_PACKAGE = `
  select id, name, description, image_url as "imageUrl", location, price::text, duration, type, agency,
    is_popular as "isPopular", display_order as "displayOrder", highlights, inclusions,
    attraction_ids as "attractionIds", itinerary, providers, version
  from package where deleted_at is null`;

@Injectable()
export class PackageReader {
  constructor(private readonly database: Database) {}

  /** The front page's three first, then by age. */
  list(): Promise<Package[]> {
    return this.database.rows<Package>('packages', `${AS_PACKAGE} order by display_order nulls last, id`);
  }

  async get(id: number): Promise<Package> {
    const [found] = await this.database.rows<Package>('package', `${AS_PACKAGE} and id = $1`, [id]);
    if (!found) throw DomainError.notFound('The package');
    return found;
  }
}
