import { expect, it } from '@jest/globals';
import { invoicePath } from './invoices.js';

it('an invoice is a PDF below its booking, by its number', () => {
  expect(invoicePath('0197-b1', '2026-000042')).toBe('/api/bookings/0197-b1/invoices/2026-000042.pdf');
});
