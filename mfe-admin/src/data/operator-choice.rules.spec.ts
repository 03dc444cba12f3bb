import { describe, expect, it } from '@jest/globals';
import type { Operator } from '@safari/contracts';
import { anOperator } from '../testing/examples';
import { ASKED_AT_ONCE, bestOperators } from './operator-choice.rules';

const operator = (id: number, facts: Partial<Operator> = {}): Operator => ({ ...anOperator, id, ...facts });
const ids = (operators: readonly Operator[]) => bestOperators(operators).map(({ id }) => id);

describe('whom to ask first', () => {
  it('is who is rated best, and of equals who is known longest', () => {
    expect(
      ids([operator(3, { rating: 4 }), operator(2, { rating: null }), operator(1, { rating: 4 })]),
    ).toEqual([1, 3, 2]);
  });

  it('is nobody who takes no bookings, and no crowd', () => {
    const many = [1, 2, 3, 4, 5].map((id) => operator(id, { availability: id !== 1 }));
    expect(ids(many)).toEqual([2, 3, 4]);
    expect(bestOperators(many)).toHaveLength(ASKED_AT_ONCE);
    expect(ids([])).toEqual([]);
  });
});
