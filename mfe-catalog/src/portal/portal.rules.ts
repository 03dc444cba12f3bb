import { type BookingType, type Language, type Translation, textReader } from '@safari/contracts';

export interface PortalFilter {
  search: string;
  /** Empty: every location. */
  location: string;
}

interface Place {
  location: string;
}

interface Findable extends Place {
  name: string;
  description: string;
}

/**
 * The items with their texts in the reader's language, for filtering; their location is left as it is, since the
 * address may name it. A service of the previous release sends no translations.
 */
export const inLanguage = <Item extends Findable & { translations?: readonly Translation[] }>(
  items: readonly Item[],
  language: Language,
): Item[] =>
  items.map((item) => {
    const read = textReader(item.translations, language);
    return { ...item, name: read(item.name).text, description: read(item.description).text };
  });

/** The locations of all items, once each, in alphabetical order. */
export function locationsOf(...lists: readonly (readonly Place[])[]): string[] {
  const places = lists.flat().map(({ location }) => location);
  return [...new Set(places)].filter(Boolean).sort((a, b) => a.localeCompare(b));
}

export function matching<Item extends Findable>(
  items: readonly Item[],
  { search, location }: PortalFilter,
): Item[] {
  const words = search.trim().toLowerCase();
  return items.filter(
    (item) =>
      (location === '' || item.location === location) &&
      (item.name.toLowerCase().includes(words) || item.description.toLowerCase().includes(words)),
  );
}

/** The packages and attractions that the operator has selected. */
export interface PortalSelection {
  packageIds: readonly number[];
  attractionIds: readonly number[];
}

export const NOTHING_SELECTED: PortalSelection = { packageIds: [], attractionIds: [] };

const LIST: Record<BookingType, keyof PortalSelection> = {
  package: 'packageIds',
  attraction: 'attractionIds',
};

export function isSelected(selection: PortalSelection, type: BookingType, id: number): boolean {
  return selection[LIST[type]].includes(id);
}

export function toggled(selection: PortalSelection, type: BookingType, id: number): PortalSelection {
  const list = LIST[type];
  const before = selection[list];
  const after = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
  return { ...selection, [list]: after };
}

export function selectedCount({ packageIds, attractionIds }: PortalSelection): number {
  return packageIds.length + attractionIds.length;
}

/** A draft of a bid; it is never sent. */
export interface BidDraft {
  itemType: BookingType;
  itemId: number;
  bidAmount: string;
  estimatedDuration: string;
  message: string;
}

export function emptyBid(itemType: BookingType, itemId: number): BidDraft {
  return { itemType, itemId, bidAmount: '', estimatedDuration: '', message: '' };
}
