import { defaultBrand } from '@safari/contracts';
import type { InvoiceFacts } from '../../src/invoices/invoice.facts.js';

export function anInvoice(changes: Partial<InvoiceFacts> = {}): InvoiceFacts {
  return {
    number: '2026-000042',
    issuedOn: '2026-11-21',
    issuer: { ...defaultBrand, address: 'P.O. Box 0000, Arusha, Tanzania' },
    billTo: { name: 'Amina Msafiri', email: 'amina@example.com', phone: '+255 27 555 0171' },
    trip: {
      reference: 'KS-7F3K2Q',
      itemName: 'Crater and elephants',
      from: '2027-02-27',
      to: '2027-03-01',
      days: 3,
    },
    travelers: 3,
    unitPrice: '1250.50',
    totalPrice: '3751.50',
    paid: '0.00',
    due: '3751.50',
    trustAccount: '',
    trustStatement: 'Your payment stays in a client trust account until your trip.',
    ...changes,
  };
}
