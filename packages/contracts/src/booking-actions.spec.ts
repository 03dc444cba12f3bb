import { describe, expect, it } from '@jest/globals';
import { bookingActions } from './booking-actions.js';
import { BOOKING_STATUSES } from './booking-statuses.js';

const OPERATORS = [null, 7] as const;
const every = BOOKING_STATUSES.flatMap((status) =>
  OPERATORS.map((assignedOperatorId) => ({ status, assignedOperatorId })),
);

describe('what staff can do with a booking (A06)', () => {
  const offered = (action: keyof typeof bookingActions) =>
    every
      .filter(bookingActions[action])
      .map(({ status, assignedOperatorId }) => `${status} ${assignedOperatorId}`);

  it('selects operators while none is assigned and the booking stands', () => {
    const going = BOOKING_STATUSES.filter((status) => status !== 'cancelled');
    expect(offered('selectOperators')).toEqual(going.map((status) => `${status} null`));
  });

  it('sends an invoice when one is assigned and it is not paid or completed', () => {
    expect(offered('sendInvoice')).toEqual(['pending 7', 'confirmed 7', 'in_progress 7']);
  });

  it('records money once an operator is assigned, and reconciles it until it is', () => {
    expect(offered('recordPayment')).toEqual(['confirmed null', 'confirmed 7']);
    expect(offered('markReconciled')).toEqual([
      'confirmed null',
      'confirmed 7',
      'payment_received null',
      'payment_received 7',
    ]);
  });

  it('takes payments, part by part, once an operator is assigned, and what arrives once it is cancelled', () => {
    const going = BOOKING_STATUSES.filter((status) => status !== 'cancelled');
    const taken = [...going.map((status) => `${status} 7`), 'cancelled null', 'cancelled 7'];
    expect(offered('takePayment').toSorted()).toEqual(taken.toSorted());
  });

  it('changes and cancels what is not over, and gives it to another operator until it is completed', () => {
    const going = every.filter(({ status }) => status !== 'completed' && status !== 'cancelled');
    const named = going.map(({ status, assignedOperatorId }) => `${status} ${assignedOperatorId}`);
    expect(offered('change')).toEqual(named);
    expect(offered('cancel')).toEqual(named);
    const unfinished = BOOKING_STATUSES.filter((status) => status !== 'completed');
    expect(offered('reassign')).toEqual(unfinished.map((status) => `${status} 7`));
  });

  it('opens again what is completed, and nothing else', () => {
    expect(offered('reopen')).toEqual(['completed null', 'completed 7']);
  });

  it('completes from paid or payment_received', () => {
    expect(offered('markCompleted')).toEqual([
      'payment_received null',
      'payment_received 7',
      'paid null',
      'paid 7',
    ]);
  });
});
