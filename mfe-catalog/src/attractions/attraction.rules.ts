import {
  ATTRACTION_CATEGORIES,
  type Attraction,
  type AttractionCategory,
  type Package,
} from '@safari/contracts';
import type { AttractionEntry } from '../data/entry.rules';

/** The categories that visitors can always choose. */
const ALWAYS: readonly AttractionCategory[] = ['wildlife', 'cultural', 'adventure', 'beach'];
export type CategoryFilter = 'all' | AttractionCategory;

/** These, and every other category that an attraction has. */
export const categoriesOf = (
  attractions: readonly Pick<AttractionEntry, 'category'>[],
): AttractionCategory[] =>
  ATTRACTION_CATEGORIES.filter(
    (category) => ALWAYS.includes(category) || attractions.some((item) => item.category === category),
  );

/** Well-known places: an itinerary that mentions one includes every attraction with that name in its own. */
const KEYWORDS = ['serengeti', 'ngorongoro', 'kilimanjaro', 'tarangire', 'manyara'];

export function inCategory<Entry extends Pick<AttractionEntry, 'category'>>(
  attractions: readonly Entry[],
  category: CategoryFilter,
): readonly Entry[] {
  return category === 'all' ? attractions : attractions.filter((item) => item.category === category);
}

/** A package includes an attraction by its id, or when an activity mentions its name or its well-known place. */
export function includes(item: Package, attraction: Attraction): boolean {
  if (item.attractionIds.includes(attraction.id)) return true;
  const name = attraction.name.trim().toLowerCase();
  const words = [...KEYWORDS.filter((keyword) => name.includes(keyword)), ...(name ? [name] : [])];
  return item.itinerary
    .flatMap((day) => day.activities)
    .some((activity) => words.some((word) => activity.toLowerCase().includes(word)));
}

export function packagesWith<Listed extends Package>(
  attraction: Attraction,
  packages: readonly Listed[],
): Listed[] {
  return packages.filter((item) => includes(item, attraction));
}
