import { expect, it } from '@jest/globals';
import { invoicePath, type Payment, paymentLine } from './invoices.js';

it('an invoice is a PDF below its booking, by its number', () => {
  expect(invoicePath('0197-b1', '2026-000042')).toBe('/api/bookings/0197-b1/invoices/2026-000042.pdf');
});

it('a counter-entry says what it takes back: money, or that it was matched', () => {
  const line = (id: number, state: Payment['state'], voids: number | null = null) => ({ id, state, voids });
  const ledger = [
    line(1, 'received'),
    line(2, 'reconciled'),
    line(3, 'voided', 2),
    line(4, 'voided', 1),
    line(5, 'voided', 9),
  ];
  expect(ledger.map((each) => paymentLine(each, ledger))).toEqual([
    'received',
    'reconciled',
    'unreconciled',
    'voided',
    'voided',
  ]);
});
