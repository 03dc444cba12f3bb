import { describe, expect, it } from '@jest/globals';
import { addDays, BOOKING_STATUSES, bookingActions } from '@safari/contracts';
import { today } from '@safari/web-kit/clock';
import { aBooking } from '../testing/examples';
import { isErased } from './erased.rules';
import { canAskOperators, officeActions } from './office-actions.rules';

type Action = keyof typeof bookingActions;

const ACTIONS = Object.keys(bookingActions) as Action[];
const every = BOOKING_STATUSES.flatMap((status) =>
  [null, 7].map((assignedOperatorId) => ({ ...aBooking, status, assignedOperatorId })),
);
const erased = { ...aBooking, customerEmail: '' };

describe('what staff can do with a booking', () => {
  it.each(ACTIONS)('%s: what its status allows', (action) => {
    const allowed = every.filter(bookingActions[action]);
    expect(allowed).not.toHaveLength(0);
    expect(every.filter(officeActions[action])).toEqual(allowed);
  });

  it.each(ACTIONS)('%s: never once its customer was erased', (action) => {
    expect(every.map((one) => ({ ...one, customerEmail: '' })).filter(officeActions[action])).toEqual([]);
  });

  it('a customer is erased who has no address any more', () => {
    expect([isErased(erased), isErased(aBooking)]).toEqual([true, false]);
  });
});

describe('operators are asked', () => {
  const on = (preferredDate: string) => canAskOperators({ ...aBooking, preferredDate });

  it('about a day that has not passed', () => {
    expect([on(addDays(today(), -1)), on(today()), on(addDays(today(), 1))]).toEqual([false, true, true]);
  });

  it('neither about whom somebody takes already, nor about whoever was erased', () => {
    expect(canAskOperators({ ...aBooking, assignedOperatorId: 7 })).toBe(false);
    expect(canAskOperators(erased)).toBe(false);
  });
});
