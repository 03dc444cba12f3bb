import { describe, expect, it } from '@jest/globals';
import { addDays, BOOKING_STATUSES, type Invoice, today } from '@safari/contracts';
import { backFaults, backIn, partFaults, partIn, paymentState, staleInvoice } from './payment.rules';

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

describe('an invoice that stands', () => {
  const invoice = (amount: string, credited?: string) =>
    ({ number: amount, amount, creditNotes: credited ? [{ amount: credited }] : [] }) as unknown as Invoice;

  it('says what is asked of the customer, or is to be corrected', () => {
    const invoices = [invoice('100.00', '100.00'), invoice('300.00')];
    expect(staleInvoice({ invoices, invoiced: '300.00', cost: '300' }, 'USD')).toBeUndefined();
    expect(staleInvoice({ invoices, invoiced: '300.00', cost: '450.00' }, 'USD')).toEqual({
      invoice: invoices[1],
      says: '300.00',
      cost: '450.00',
    });
    expect(staleInvoice({ invoices, invoiced: '300.00', cost: '0.00' }, 'USD')).toBeDefined();
  });

  it('is none where all were taken back, and nothing is said of it where the release before does not tell', () => {
    const invoices = [invoice('100.00', '100.00')];
    expect(staleInvoice({ invoices, invoiced: '0.00', cost: '300.00' }, 'USD')).toBeUndefined();
    const former = { invoices: [invoice('300.00')] };
    expect(staleInvoice({ ...former, invoiced: '300.00' }, 'USD')).toBeUndefined();
    expect(staleInvoice({ ...former, cost: '450.00' }, 'USD')).toBeUndefined();
  });
});

describe('a payment that is typed', () => {
  const good = { amount: '$1,250.00', receivedOn: today(), reference: ' TT 7 ' };

  it('is sent in its one form, with what was due on screen', () => {
    expect(partFaults(good, { due: '2000.00' }, 'USD')).toEqual({});
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
    [{ amount: '2000.01' }, { amount: 'payment.part.amount.more' }],
    [{ amount: '2000.00' }, {}],
    [{ receivedOn: '' }, { receivedOn: 'payment.part.day.missing' }],
    [{ receivedOn: addDays(today(), 1) }, { receivedOn: 'payment.part.day.ahead' }],
    [{ reference: '  ' }, { reference: 'payment.part.reference.missing' }],
  ])('has in %j the faults %j', (wrong, faults) => {
    expect(partFaults({ ...good, ...wrong }, { due: '2000.00' }, 'USD')).toEqual(faults);
  });
});

it('a payment for a cancelled booking is any amount, sent with what was owed on screen', () => {
  const [late, seen] = [
    { amount: '5000', receivedOn: today(), reference: 'TT 9' },
    { due: '0.00', owed: '50.00' },
  ];
  expect(partFaults(late, seen, 'USD')).toEqual({});
  expect(partIn(late, seen, 'USD')).toEqual({ ...late, amount: '5000.00', ...seen });
  expect(partFaults({ ...late, amount: '' }, seen, 'USD')).toEqual({ amount: 'payment.part.amount.missing' });
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
