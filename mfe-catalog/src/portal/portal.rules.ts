import type { BookingType } from '@safari/contracts';

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

/** Every place that anything is at, once, in the order of the alphabet. */
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

/** What an operator says they can do. */
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

/** A bid as it is drafted on the screen; it goes nowhere yet. */
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
