import { BOOKING_STATUSES, type BookingSort } from '@safari/contracts';
import { isMoment } from '@safari/service-kit';

/** A key by which the staff's list can be ordered, in either direction. */
interface SortKey {
  /** of a row of `booking`; indexed, together with the row's id */
  sql: string;
  type: 'timestamptz' | 'date' | 'text' | 'integer' | 'numeric';
  /** Its indexes begin with the tab, so the bookings of several tabs are read tab by tab. */
  byTab: boolean;
}

export interface Order extends SortKey {
  direction: 'asc' | 'desc';
}

/** Words as people search for them, without case and accents; only the first 40 characters count. */
const words = (column: string): SortKey => ({
  sql: `left(searchable(${column}), 40)`,
  type: 'text',
  byTab: true,
});

const BOOKED: SortKey = { sql: 'created_at', type: 'timestamptz', byTab: false };
const DEPARTURE: SortKey = { sql: 'preferred_date', type: 'date', byTab: false };
const ITEM = words('item_name');
const CUSTOMER = words('customer_name');
const OPERATOR = words(`coalesce(assigned_operator_name, '')`);
const TRAVELERS: SortKey = { sql: 'number_of_travelers', type: 'integer', byTab: true };
const TOTAL: SortKey = { sql: 'total_price', type: 'numeric', byTab: true };
const STATUS: SortKey = {
  sql: `array_position('{${BOOKING_STATUSES.join()}}'::text[], status)`,
  type: 'integer',
  byTab: true,
};

const up = (key: SortKey): Order => ({ ...key, direction: 'asc' });
const down = (key: SortKey): Order => ({ ...key, direction: 'desc' });

export const ORDERS: Record<BookingSort, Order> = {
  newest: down(BOOKED),
  oldest: up(BOOKED),
  departure: up(DEPARTURE),
  'departure-descending': down(DEPARTURE),
  item: up(ITEM),
  'item-descending': down(ITEM),
  customer: up(CUSTOMER),
  'customer-descending': down(CUSTOMER),
  operator: up(OPERATOR),
  'operator-descending': down(OPERATOR),
  travelers: up(TRAVELERS),
  'travelers-descending': down(TRAVELERS),
  total: up(TOTAL),
  'total-descending': down(TOTAL),
  status: up(STATUS),
  'status-descending': down(STATUS),
};

const IS_KEY: Record<SortKey['type'], (key: string) => boolean> = {
  timestamptz: isMoment,
  date: isMoment,
  text: (key) => /^[^\0]{0,40}$/u.test(key),
  integer: (key) => /^\d{1,9}$/.test(key),
  numeric: (key) => /^\d{1,15}(\.\d{1,3})?$/.test(key),
};

/** Whether a text can be the sort key in a cursor of that order. */
export const isKeyOf = (sort: BookingSort): ((key: string) => boolean) => IS_KEY[ORDERS[sort].type];
