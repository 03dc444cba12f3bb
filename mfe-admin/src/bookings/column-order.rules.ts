import type { BookingSort } from '@safari/contracts';

/** The ascending and descending order of each column; the first press of its header chooses the first one. */
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

/** The direction in which the rows are sorted by this column, if they are. */
export function directionOf(column: SortedColumn, sort: BookingSort): 'ascending' | 'descending' | undefined {
  if (!isOrderOf(column, sort)) return undefined;
  return sort === 'newest' || sort.endsWith('-descending') ? 'descending' : 'ascending';
}

/** The order after a press of the column's header: by this column, or reversed. */
export function nextOrder(column: SortedColumn, sort: BookingSort): BookingSort {
  const [first, other] = ORDERS[column];
  return sort === first ? other : first;
}
