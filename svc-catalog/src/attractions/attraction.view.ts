import type { Attraction } from '@safari/contracts';
import type { AttractionEntity } from './attraction.entity.js';

export function toAttraction(row: AttractionEntity): Attraction {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    detailedDescription: row.detailedDescription,
    imageUrl: row.imageUrl,
    location: row.location,
    category: row.category,
    priceFrom: row.priceFrom,
    priceUnit: row.priceUnit,
    duration: row.duration,
    difficulty: row.difficulty,
    bestTime: row.bestTimeToVisit,
    bestTimeToVisit: row.bestTimeToVisit,
    highlights: row.highlights,
    included: row.included,
    notIncluded: row.notIncluded,
    activities: row.activities,
    pricing: row.pricing,
    requirements: row.requirements,
    whatToExpect: row.whatToExpect,
    whatToBring: row.whatToBring,
    version: row.version,
  };
}
