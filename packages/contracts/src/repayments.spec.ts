import { expect, it } from '@jest/globals';
import type { Payment } from './invoices.js';
import { ledgerLines, type Repayment } from './repayments.js';

const line = {
  bookingId: 'b1',
  amount: '100.00',
  recordedAt: '2026-11-20T09:00:00.000Z',
  reference: '',
  reason: '',
};
const payment = (id: number, state: Payment['state'], voids: number | null = null): Payment => ({
  ...line,
  id,
  state,
  voids,
  receivedOn: '2026-11-18',
});
const repayment = (id: number, state: Repayment['state'], voids: number | null = null): Repayment => ({
  ...line,
  id,
  state,
  voids,
  repaidOn: '2026-11-19',
});

it('what arrived and what went back is told in the order in which it was written, and what was voided', () => {
  const payments = [payment(1, 'received'), payment(2, 'reconciled'), payment(4, 'voided', 2)];
  const repayments = [repayment(3, 'repaid'), repayment(5, 'voided', 3), repayment(6, 'repaid')];
  const told = ledgerLines({ payments, repayments }).map(({ id, says, on, isVoided }) =>
    [id, says, on.slice(-2), isVoided].join(' '),
  );
  expect(told).toEqual([
    '1 received 18 false',
    '2 reconciled 18 true',
    '3 repaid 19 true',
    '4 unreconciled 18 false',
    '5 unrepaid 19 false',
    '6 repaid 19 false',
  ]);
});

it('what arrived is told also where the service of the release before tells of nothing that went back', () => {
  const told = ledgerLines({ payments: [payment(1, 'received')] });
  expect(told.map(({ id }) => id)).toEqual([1]);
  expect(told).toHaveLength(1);
});
