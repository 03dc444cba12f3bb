import { Injectable } from '@nestjs/common';
import type { Attraction } from '@safari/contracts';
import { Database, DomainError } from '@safari/service-kit';

const AS_ATTRACTION = `
  select id, name, description, detailed_description as "detailedDescription", image_url as "imageUrl",
    location, category, price_from::text as "priceFrom", price_unit as "priceUnit", duration, difficulty,
    best_time_to_visit as "bestTime", best_time_to_visit as "bestTimeToVisit", highlights, included,
    not_included as "notIncluded", activities, pricing, requirements, what_to_expect as "whatToExpect",
    what_to_bring as "whatToBring", version
  from attraction where deleted_at is null`;

@Injectable()
export class AttractionReader {
  constructor(private readonly database: Database) {}

  list(): Promise<Attraction[]> {
    return this.database.rows<Attraction>('attractions', `${AS_ATTRACTION} order by id`);
  }

  async get(id: number): Promise<Attraction> {
    const [found] = await this.database.rows<Attraction>('attraction', `${AS_ATTRACTION} and id = $1`, [id]);
    if (!found) throw DomainError.notFound('The attraction');
    return found;
  }
}
