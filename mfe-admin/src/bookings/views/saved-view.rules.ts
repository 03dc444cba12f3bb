import { type FilterAddress, NO_FILTER } from '../../data/booking-filter.rules';

/** A filter and its sort order under a name. */
export interface SavedView {
  name: string;
  /** the query of the address */
  search: string;
}

export const VIEW_NAME_MAX = 40;
export const VIEWS_MAX = 20;

/** The part of the address that a view stores: without the booking in the panel. */
export function searchOf(address: FilterAddress): string {
  const kept = Object.entries(address).filter(
    ([name, value]) => value !== NO_FILTER[name as keyof FilterAddress],
  );
  return new URLSearchParams(kept).toString();
}

/** The stored views; invalid ones are left out. */
export function readViews(text: string | null): SavedView[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

function isView(value: unknown): value is SavedView {
  const { name, search } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof name === 'string' && typeof search === 'string';
}

/** Adds a view at the end; it replaces one with the same name. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [...without(views, view.name), view].slice(-VIEWS_MAX);
}

export function without(views: readonly SavedView[], name: string): SavedView[] {
  return views.filter((view) => view.name !== name);
}
