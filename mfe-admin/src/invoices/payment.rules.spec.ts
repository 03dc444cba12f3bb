import { describe, expect, it } from '@jest/globals';
import { addDays, BOOKING_STATUSES, today } from '@safari/contracts';
import { backFaults, backIn, beyondDue, movedSince, partFaults, partIn, paymentState } from './payment.rules';

it('money is awaited once an operator is there, arrives, is reconciled, and has arrived for good with the trip', () => {
  expect(BOOKING_STATUSES.map((status) => `${status}: ${paymentState({ status }, '0.00')}`)).toEqual([
    'pending: none',
    'confirmed: pending',
    'payment_received: received',
    'paid: reconciled',
    'in_progress: arrived',
    'completed: arrived',
    'cancelled: cancelled',
  ]);
});

it('money is awaited again where a payment was voided after the trip began', () => {
  expect(paymentState({ status: 'in_progress' }, '20.00')).toBe('pending');
  expect(paymentState({ status: 'completed' }, '0.00')).toBe('arrived');
  expect(paymentState({ status: 'cancelled' }, '20.00')).toBe('cancelled');
});

it('money of a trip that has begun is not said to have arrived before it is known what is due', () => {
  expect(paymentState({ status: 'in_progress' }, undefined)).toBeUndefined();
  expect(paymentState({ status: 'confirmed' }, undefined)).toBe('pending');
});

describe('a payment that is typed', () => {
  const good = { amount: '$1,250.00', receivedOn: today(), reference: ' TT 7 ' };

  it('is sent in its one form, with what was due on screen', () => {
    expect(partFaults(good, 'USD')).toEqual({});
    expect(partIn(good, { due: '2000.00' }, 'USD')).toEqual({
      amount: '1250.00',
      receivedOn: today(),
      reference: 'TT 7',
      due: '2000.00',
    });
  });

  it.each([
    [{ amount: '' }, { amount: 'payment.part.amount.missing' }],
    [{ amount: '0' }, { amount: 'payment.part.amount.missing' }],
    [{ amount: '12,50' }, { amount: 'payment.part.amount.missing' }],
    [{ amount: '2000.01' }, {}],
    [{ receivedOn: '' }, { receivedOn: 'payment.part.day.missing' }],
    [{ receivedOn: addDays(today(), 1) }, { receivedOn: 'payment.part.day.ahead' }],
    [{ receivedOn: `00${today().slice(2)}` }, { receivedOn: 'payment.part.day.old' }],
    [{ reference: '  ' }, { reference: 'payment.part.reference.missing' }],
  ])('has in %j the faults %j', (wrong, faults) => {
    expect(partFaults({ ...good, ...wrong }, 'USD')).toEqual(faults);
  });
});

it('a payment beyond what is due says by how much, and is sent with what was paid beyond the price before', () => {
  const seen = { due: '800.00', over: '0.00' };
  const typed = (amount: string) => ({ amount, receivedOn: today(), reference: 'TT 9' });
  expect(beyondDue(typed('1000'), seen, 'USD')).toBe('200.00');
  expect(partIn(typed('1000'), seen, 'USD')).toEqual({ ...typed('1000.00'), ...seen });
  for (const amount of ['800', '20', '', 'much']) {
    expect(beyondDue(typed(amount), seen, 'USD')).toBeUndefined();
    expect(partIn(typed(amount), seen, 'USD')).not.toHaveProperty('over');
  }
  expect(beyondDue(typed('1000'), { due: '0.00', owed: '0.00' }, 'USD')).toBeUndefined();
});

it('an open form hears what has become of the money that it was opened over', () => {
  const seen = { due: '0.00', over: '0.00' };
  expect(movedSince(seen, seen)).toBeUndefined();
  expect(movedSince(seen, { due: '0.00', over: '200.00' })).toBe('owed');
  expect(movedSince(seen, { due: '20.00', over: '0.00' })).toBe('due');
  expect(movedSince(seen, { due: '0.00', owed: '0.00' })).toBe('cancelled');
});

it('a payment for a cancelled booking is any amount, sent with what was owed on screen', () => {
  const [late, seen] = [
    { amount: '5000', receivedOn: today(), reference: 'TT 9' },
    { due: '0.00', owed: '50.00' },
  ];
  expect(partFaults(late, 'USD')).toEqual({});
  expect(partIn(late, seen, 'USD')).toEqual({ ...late, amount: '5000.00', ...seen });
  expect(partFaults({ ...late, amount: '' }, 'USD')).toEqual({ amount: 'payment.part.amount.missing' });
});

it('money that went back is typed by the same rules, up to what is owed', () => {
  const good = { amount: '$140', repaidOn: today(), reference: ' TRUST 9 ' };
  expect(backFaults(good, '140.00', 'USD')).toEqual({});
  expect(backIn(good, '140.00', 'USD')).toEqual({
    amount: '140.00',
    repaidOn: today(),
    reference: 'TRUST 9',
    owed: '140.00',
  });
  const wrong = { amount: '140.01', repaidOn: addDays(today(), 1), reference: ' ' };
  expect(backFaults(wrong, '140.00', 'USD')).toEqual({
    amount: 'payment.back.amount.more',
    repaidOn: 'payment.back.day.ahead',
    reference: 'payment.back.reference.missing',
  });
});
