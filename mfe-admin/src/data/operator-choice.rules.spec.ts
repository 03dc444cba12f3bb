import { describe, expect, it } from '@jest/globals';
import type { AvailabilityRequest, Operator } from '@safari/contracts';
import { anOperator } from '../testing/examples';
import { ASKED_AT_ONCE, askable, bestOperators, bestUnasked } from './operator-choice.rules';

const operator = (id: number, facts: Partial<Operator> = {}): Operator => ({ ...anOperator, id, ...facts });
const ids = (operators: readonly Operator[]) => bestOperators(operators).map(({ id }) => id);

describe('whom to ask first', () => {
  it('is who is rated best, and of equals who is known longest', () => {
    expect(
      ids([operator(3, { rating: 4 }), operator(2, { rating: null }), operator(1, { rating: 4 })]),
    ).toEqual([1, 3, 2]);
  });

  it('is who is rated worst before who is not rated', () => {
    const [worst, unrated] = [operator(2, { rating: 0 }), operator(1, { rating: null })];
    expect([ids([worst, unrated]), ids([unrated, worst])]).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  it('is nobody who takes no bookings, and no crowd', () => {
    const many = [1, 2, 3, 4, 5].map((id) => operator(id, { availability: id !== 1 }));
    expect(ids(many)).toEqual([2, 3, 4]);
    expect(bestOperators(many)).toHaveLength(ASKED_AT_ONCE);
    expect(ids([])).toEqual([]);
  });

  it('is nobody who is being asked, or has answered for the same date and party', () => {
    const terms = { preferredDate: '2027-02-01', numberOfTravelers: 2 };
    const request = (operatorId: number, facts: Partial<AvailabilityRequest>) =>
      ({ operatorId, requestedDate: '2027-02-01', numberOfPeople: 2, ...facts }) as AvailabilityRequest;
    const asked = [
      request(1, { answerState: 'open', requestedDate: '2027-01-01' }),
      request(2, { answerState: 'answered' }),
      request(3, { answerState: 'answered', numberOfPeople: 5 }),
      request(4, { answerState: 'answered', requestedDate: '2027-01-01' }),
      request(5, { answerState: 'closed' }),
      request(6, { answerState: 'revoked' }),
    ];
    const unasked = (...known: number[]) =>
      bestUnasked(
        known.map((id) => operator(id)),
        asked,
        terms,
      ).map(({ id }) => id);
    expect(unasked(1, 2, 3, 4)).toEqual([3, 4]);
    expect(unasked(5, 6)).toEqual([5, 6]);
  });

  it('is of those who were chosen nobody who has gone since, or takes no bookings any more', () => {
    const now = [operator(1), operator(2, { availability: false }), operator(3)];
    expect(askable([3, 2, 9], now)).toEqual([3]);
    expect(askable([], now)).toEqual([]);
  });
});
