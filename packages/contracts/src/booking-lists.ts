import type { BookingTab } from './booking-labels.js';
import type { BookingType } from './bookings.js';
import type { PlainDate } from './dates.js';
import type { Money } from './money.js';

/**
 * Which cancelled bookings the staff's list shows: no others, or these besides the others. By default it leaves them
 * out.
 */
export const CANCELLED_SHOWN = ['only', 'too'] as const;
export type CancelledShown = (typeof CANCELLED_SHOWN)[number];

/** The staff's list can be narrowed to those who wait for a first answer. */
export const WAITING_SHOWN = ['only'] as const;
export type WaitingShown = (typeof WAITING_SHOWN)[number];

/** Orders of the staff's list, ascending unless they say otherwise; `departure` = the earliest preferred date first. */
export const BOOKING_SORTS = [
  'newest',
  'oldest',
  'departure',
  'departure-descending',
  'item',
  'item-descending',
  'customer',
  'customer-descending',
  'operator',
  'operator-descending',
  'travelers',
  'travelers-descending',
  'total',
  'total-descending',
  'status',
  'status-descending',
] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** What narrows and orders the staff's list, its counts and its export; every part may be left out. */
export interface BookingFilter {
  tab?: BookingTab;
  type?: BookingType;
  /** first preferred date that counts */
  from?: PlainDate;
  /** last preferred date that counts */
  to?: PlainDate;
  /** words, each a part of the reference, a name, the e-mail address, the telephone number or the item's name */
  search?: string;
  sort?: BookingSort;
  cancelled?: CancelledShown;
  /** `only`: whose customers wait for a first answer */
  waiting?: WaitingShown;
  /** these and no others, at most {@link BOOKING_IDS_MAX} */
  ids?: string[];
}

/** How many bookings can be chosen by their ids at most. */
export const BOOKING_IDS_MAX = 100;

/** The likely spelling of a search that finds nothing; null where no name is similar. */
export interface SearchSpelling {
  search: string | null;
}

export interface BookingSummary {
  total: number;
  packages: number;
  attractions: number;
  revenue: Money;
  tabs: Record<BookingTab, number>;
}
