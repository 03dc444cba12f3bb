import type { BookingFilter, BookingSort } from '@safari/contracts';
import { decodeCursor, type PageOptions, type SqlValue, wireMoment } from '@safari/service-kit';
import { foundBy } from '../searches/search.query.js';
import { BOOKING_COLUMNS } from './booking.view.js';
import { IS_WAITING, PROGRESS } from './booking-progress.view.js';

interface Order {
  column: 'created_at' | 'preferred_date';
  type: 'timestamptz' | 'date';
  direction: 'asc' | 'desc';
}

const ORDERS: Record<BookingSort, Order> = {
  newest: { column: 'created_at', type: 'timestamptz', direction: 'desc' },
  oldest: { column: 'created_at', type: 'timestamptz', direction: 'asc' },
  departure: { column: 'preferred_date', type: 'date', direction: 'asc' },
};

export type OrderedFilter = BookingFilter & { sort: BookingSort };

/** A page of the bookings that a filter finds. */
export type BookingPage = OrderedFilter & PageOptions;

export interface ListQuery {
  text: string;
  values: SqlValue[];
}

export const sortColumn = (sort: BookingSort): string => ORDERS[sort].column;

/** What a cursor in that order tells of a row, as the wire writes it. @param value of its `sortColumn` */
export const sortKey = (sort: BookingSort, value: string): string =>
  ORDERS[sort].type === 'date' ? `${value}::text` : wireMoment(value);

/** One page by key, one row longer than asked for; never an offset, so that page 1000 costs what page 1 does. */
export function listQuery(list: BookingPage, columns = BOOKING_COLUMNS): ListQuery {
  const { column, type, direction } = ORDERS[list.sort];
  const values: SqlValue[] = [];
  const bind = (value: SqlValue): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  if (list.cancelled === 'only') conditions.push(`tab = 'cancelled'`);
  else if (list.tab && list.tab !== 'all') conditions.push(`tab = ${bind(list.tab)}`);
  else if (list.cancelled !== 'too') conditions.push(`tab <> 'cancelled'`);
  if (list.type) conditions.push(`booking_type = ${bind(list.type)}`);
  if (list.from) conditions.push(`preferred_date >= ${bind(list.from)}`);
  if (list.to) conditions.push(`preferred_date <= ${bind(list.to)}`);
  if (list.waiting) conditions.push(IS_WAITING);
  if (list.ids) conditions.push(`id = any(${bind(list.ids)}::uuid[])`);
  if (list.search) conditions.push(foundBy(list.search, bind));
  if (list.cursor) {
    const { key, id } = decodeCursor(list.cursor, 'public');
    const after = direction === 'desc' ? '<' : '>';
    conditions.push(`(${column}, id) ${after} (${bind(key)}::${type}, ${bind(id)}::uuid)`);
  }
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const text = `select ${columns} from booking ${where}
    order by ${column} ${direction}, id ${direction} limit ${bind(list.limit + 1)}`;
  return { text, values };
}

/** The same page as staff read it: how far each booking is, is looked up for the bookings of the page alone. */
export function progressQuery(list: BookingPage): ListQuery {
  const { column, direction } = ORDERS[list.sort];
  const page = listQuery(list, '*');
  const text = `select ${BOOKING_COLUMNS}, ${PROGRESS} as progress from (${page.text}) as booking
    order by ${column} ${direction}, id ${direction}`;
  return { text, values: page.values };
}
