import {
  BOOKING_SORTS,
  BOOKING_TABS,
  BOOKING_TYPES,
  type BookingFilter,
  isPlainDate,
} from '@safari/contracts';

/** The list's filter as the address keeps it: an empty text, `all` and `newest` narrow and order nothing. */
export const NO_FILTER = { tab: 'all', type: '', from: '', to: '', search: '', sort: 'newest' } as const;
export type FilterAddress = Record<keyof typeof NO_FILTER, string>;

/** What of an address can be asked for; anything else in it is as if it were not there. */
export function readFilter(address: FilterAddress): BookingFilter {
  const { from, to } = address;
  const search = address.search.trim();
  const tab = BOOKING_TABS.find((known) => known === address.tab && known !== NO_FILTER.tab);
  const type = BOOKING_TYPES.find((known) => known === address.type);
  const sort = BOOKING_SORTS.find((known) => known === address.sort && known !== NO_FILTER.sort);
  return {
    ...(tab && { tab }),
    ...(type && { type }),
    ...(isPlainDate(from) && { from }),
    ...(isPlainDate(to) && { to }),
    ...(search && { search }),
    ...(sort && { sort }),
  };
}

/** Who waits longest comes first. */
export const LONGEST_WAITING = { tab: 'pending', sort: 'oldest' } as const satisfies BookingFilter;

/** The first day lies after the last: nothing can be found. */
export function isBackwards({ from, to }: BookingFilter): boolean {
  return from !== undefined && to !== undefined && from > to;
}

/** Whether the filter leaves anything out; an order does not. */
export function isNarrow(filter: BookingFilter): boolean {
  return Object.keys(filter).some((part) => part !== 'sort');
}

/** As a query of the list and of its export. */
export function filterParams({ tab, type, from, to, search, sort }: BookingFilter) {
  return { tab, type, from, to, search, sort };
}

/** Where the bookings of this filter are to be had as a file. */
export function exportAddress(filter: BookingFilter): string {
  const told = Object.entries(filterParams(filter)).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(told as [string, string][]);
  return query.size > 0 ? `/api/bookings/export?${query}` : '/api/bookings/export';
}
