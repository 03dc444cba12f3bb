import { expect, it } from '@jest/globals';
import { BOOKING_STATUSES } from '@safari/contracts';
import { paymentState } from './payment.rules';

it('money is awaited once an operator is there, arrives, is reconciled, and has arrived for good with the trip', () => {
  expect(BOOKING_STATUSES.map((status) => `${status}: ${paymentState({ status })}`)).toEqual([
    'pending: none',
    'confirmed: pending',
    'payment_received: received',
    'paid: reconciled',
    'in_progress: arrived',
    'completed: arrived',
    'cancelled: cancelled',
  ]);
});
