import type { BookingSort } from '@safari/contracts';

/** The orders of a column: upwards and downwards, that first which its header's first press gives. */
const ORDERS = {
  item: ['item', 'item-descending'],
  customer: ['customer', 'customer-descending'],
  departure: ['departure', 'departure-descending'],
  travelers: ['travelers-descending', 'travelers'],
  total: ['total-descending', 'total'],
  booked: ['newest', 'oldest'],
  operator: ['operator', 'operator-descending'],
  status: ['status', 'status-descending'],
} as const satisfies Record<string, readonly [BookingSort, BookingSort]>;

export type SortedColumn = keyof typeof ORDERS;

export const isOrderOf = (column: SortedColumn, sort: BookingSort): boolean =>
  (ORDERS[column] as readonly BookingSort[]).includes(sort);

/** Which way the rows stand in the column's order, where they do. */
export function directionOf(column: SortedColumn, sort: BookingSort): 'ascending' | 'descending' | undefined {
  if (!isOrderOf(column, sort)) return undefined;
  return sort === 'newest' || sort.endsWith('-descending') ? 'descending' : 'ascending';
}

/** The order that a press of the column's header gives: its own, or the other way round. */
export function nextOrder(column: SortedColumn, sort: BookingSort): BookingSort {
  const [first, other] = ORDERS[column];
  return sort === first ? other : first;
}
