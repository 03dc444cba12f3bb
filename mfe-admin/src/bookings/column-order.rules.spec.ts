import { describe, expect, it } from '@jest/globals';
import { BOOKING_SORTS } from '@safari/contracts';
import { directionOf, isOrderOf, nextOrder, type SortedColumn } from './column-order.rules';

const COLUMNS: SortedColumn[] = [
  'item',
  'customer',
  'departure',
  'travelers',
  'total',
  'booked',
  'operator',
  'status',
];

describe('the order of a column', () => {
  it('is turned round by each press of its header, and reaches every order of the list', () => {
    const reached = COLUMNS.flatMap((column) => {
      const first = nextOrder(column, column === 'item' ? 'customer' : 'item');
      const other = nextOrder(column, first);
      expect(nextOrder(column, other)).toBe(first);
      const directions = [first, other].map((sort) => directionOf(column, sort));
      expect(new Set(directions)).toEqual(new Set(['ascending', 'descending']));
      return [first, other];
    });
    expect(reached.toSorted()).toEqual(BOOKING_SORTS.toSorted());
  });

  it('begins with what is looked for: names from A, amounts and parties from the largest', () => {
    expect(nextOrder('customer', 'newest')).toBe('customer');
    expect(nextOrder('total', 'newest')).toBe('total-descending');
    expect(nextOrder('travelers', 'total')).toBe('travelers-descending');
    expect(nextOrder('booked', 'total')).toBe('newest');
    expect(directionOf('booked', 'newest')).toBe('descending');
  });

  it('is that of no other column', () => {
    expect(isOrderOf('total', 'item')).toBe(false);
    expect(directionOf('total', 'item')).toBeUndefined();
  });
});
