import {
  BOOKING_SORTS,
  BOOKING_TABS,
  BOOKING_TYPES,
  type BookingFilter,
  CANCELLED_SHOWN,
  isPlainDate,
  WAITING_SHOWN,
} from '@safari/contracts';

/** The list's filter in the address, with its defaults. */
export const NO_FILTER = {
  tab: 'all',
  type: '',
  from: '',
  to: '',
  search: '',
  cancelled: '',
  waiting: '',
  sort: 'newest',
} as const;
export type FilterAddress = Record<keyof typeof NO_FILTER, string>;

/** Reads a filter from an address; invalid values are ignored. */
export function readFilter(address: FilterAddress): BookingFilter {
  const { from, to } = address;
  const search = address.search.trim();
  const tab = BOOKING_TABS.find((known) => known === address.tab && known !== NO_FILTER.tab);
  const type = BOOKING_TYPES.find((known) => known === address.type);
  const cancelled = CANCELLED_SHOWN.find((known) => known === address.cancelled);
  const waiting = WAITING_SHOWN.find((known) => known === address.waiting);
  const sort = BOOKING_SORTS.find((known) => known === address.sort && known !== NO_FILTER.sort);
  return {
    ...(tab && { tab }),
    ...(type && { type }),
    ...(isPlainDate(from) && { from }),
    ...(isPlainDate(to) && { to }),
    ...(search && { search }),
    ...(cancelled && { cancelled }),
    ...(waiting && { waiting }),
    ...(sort && { sort }),
  };
}

/** Bookings whose customers wait for a first answer, longest waiting first. */
export const LONGEST_WAITING = {
  tab: 'pending',
  waiting: 'only',
  sort: 'oldest',
} as const satisfies BookingFilter;

/** Whether the last day is before the first, so that nothing can match. */
export function isBackwards({ from = '', to = from }: BookingFilter): boolean {
  return from > to;
}

/** Whether the filter excludes anything; the sort order and options that show more do not count. */
export function isNarrow(filter: BookingFilter): boolean {
  const parts = Object.keys(filter).filter((part) => part !== 'sort' && part !== 'cancelled');
  return filter.cancelled === 'only' || parts.length > 0;
}

/** The filter as query parameters of the list and of its export. */
export function filterParams({ tab, type, from, to, search, cancelled, waiting, sort }: BookingFilter) {
  return { tab, type, from, to, search, cancelled, waiting, sort };
}

/** The address of the export of this filter's bookings. */
export function exportAddress(filter: BookingFilter): string {
  const asked = { ...filterParams(filter), ids: filter.ids?.join() };
  const parameters = Object.entries(asked).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(parameters as [string, string][]);
  return query.size > 0 ? `/api/bookings/export?${query}` : '/api/bookings/export';
}
