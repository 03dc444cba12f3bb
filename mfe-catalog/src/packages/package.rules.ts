import { type Language, textReader } from '@safari/contracts';
import type { PackageEntry } from '../data/entry.rules';

/** How many packages the landing page shows before it is expanded. */
export const FRONT_PAGE = 3;

export const SORTS = ['featured', 'priceLow', 'priceHigh', 'durationShort', 'durationLong', 'name'] as const;
export type PackageSort = (typeof SORTS)[number];

/** Highlights that mention one of these places become options of the location filter. */
const PLACES = ['tanzania', 'serengeti', 'ngorongoro', 'kilimanjaro', 'zanzibar'];

/** Packages with a position first, in that order; the remaining places are filled with others. */
export function frontPage(packages: readonly PackageEntry[]): PackageEntry[] {
  const placed = packages.filter(hasPosition).toSorted((a, b) => a.displayOrder - b.displayOrder);
  const others = packages.filter((item) => !hasPosition(item));
  return [...placed, ...others].slice(0, FRONT_PAGE);
}

const hasPosition = (item: PackageEntry): item is PackageEntry & { displayOrder: number } =>
  typeof item.displayOrder === 'number';

/** Every highlight that mentions one of the known places, without duplicates, in alphabetical order. */
export function locationOptions(packages: readonly PackageEntry[]): string[] {
  const highlights = packages.flatMap((item) => item.highlights);
  const mentioning = highlights.filter((highlight) => PLACES.some((place) => contains(highlight, place)));
  return [...new Set(mentioning)].toSorted((a, b) => a.localeCompare(b));
}

/** The location that the address names exactly or, if only one contains it, in part; otherwise the name as it is. */
export function locationMeant(locations: readonly string[], named: string): string {
  if (named === '' || locations.includes(named)) return named;
  const [location = named, ...others] = locations.filter((each) => contains(each, named));
  return others.length > 0 ? named : location;
}

export interface PackageFilter {
  search: string;
  /** Empty for all locations. */
  location: string;
}

/** The search matches any of `searchedTexts`, including translations; the location matches a highlight or the name. */
export function filterPackages(
  packages: readonly PackageEntry[],
  { search, location }: PackageFilter,
): PackageEntry[] {
  const text = search.trim();
  return packages.filter(
    (item) =>
      (text === '' || searchedTexts(item).some((words) => contains(words, text))) &&
      (location === '' ||
        contains(item.name, location) ||
        item.highlights.some((highlight) => contains(highlight, location))),
  );
}

/** The texts that a search looks through: name, description, and every place of the route. */
const searchedTexts = ({ name, description, location, places, translations }: PackageEntry): string[] => [
  name,
  description,
  location,
  ...places,
  ...translations.filter(({ en }) => [name, description, location].includes(en)).map(({ sw }) => sw),
];

/** A stable sort; an invalid price sorts last. */
export function sortPackages(
  packages: readonly PackageEntry[],
  sort: PackageSort,
  language: Language,
): PackageEntry[] {
  const nameOf = (item: PackageEntry) => textReader(item.translations, language)(item.name).text;
  return packages.toSorted(sort === 'name' ? (a, b) => nameOf(a).localeCompare(nameOf(b)) : ORDERS[sort]);
}

type Order = (a: PackageEntry, b: PackageEntry) => number;

const ORDERS: Record<Exclude<PackageSort, 'name'>, Order> = {
  featured: (a, b) => b.isPopular - a.isPopular,
  priceLow: (a, b) => price(a, Infinity) - price(b, Infinity) || 0,
  priceHigh: (a, b) => price(b, -Infinity) - price(a, -Infinity) || 0,
  durationShort: (a, b) => a.duration - b.duration,
  durationLong: (a, b) => b.duration - a.duration,
};

function price(item: PackageEntry, missing: number): number {
  const figure = Number.parseFloat(item.price);
  return Number.isNaN(figure) ? missing : figure;
}

const contains = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
