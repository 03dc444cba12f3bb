import type { BookingSort } from '@safari/contracts';
import { decodeCursor, type SqlValue } from '@safari/service-kit';
import type { ListBookingsDto } from './booking.dto.js';
import { BOOKING_COLUMNS } from './booking.view.js';

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

export interface ListQuery {
  text: string;
  values: SqlValue[];
}

/** One page by key, one row longer than asked for; never an offset, so that page 1000 costs what page 1 does. */
export function listQuery(list: ListBookingsDto): ListQuery {
  const { column, type, direction } = ORDERS[list.sort];
  const values: SqlValue[] = [];
  const bind = (value: SqlValue): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  if (list.tab && list.tab !== 'all') conditions.push(`tab = ${bind(list.tab)}`);
  if (list.type) conditions.push(`booking_type = ${bind(list.type)}`);
  if (list.from) conditions.push(`preferred_date >= ${bind(list.from)}`);
  if (list.to) conditions.push(`preferred_date <= ${bind(list.to)}`);
  if (list.search) conditions.push(`search_text like lower(${bind(searchPattern(list.search))})`);
  if (list.cursor) {
    const { key, id } = decodeCursor(list.cursor, 'public');
    const after = direction === 'desc' ? '<' : '>';
    conditions.push(`(${column}, id) ${after} (${bind(key)}::${type}, ${bind(id)}::uuid)`);
  }
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const text = `select ${BOOKING_COLUMNS} from booking ${where}
    order by ${column} ${direction}, id ${direction} limit ${bind(list.limit + 1)}`;
  return { text, values };
}

/** Three letters and more are found anywhere, fewer only where a word begins: the index knows no shorter parts. */
export function searchPattern(search: string): string {
  const literal = search.replace(/[\\%_]/g, '\\$&');
  return search.length < 3 ? `% ${literal}%` : `%${literal}%`;
}
