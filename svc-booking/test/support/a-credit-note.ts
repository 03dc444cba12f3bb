import type { CreditNoteFacts } from '../../src/invoices/credit-note.facts.js';
import { anInvoice } from './an-invoice.js';

export function aCreditNote(changes: Partial<CreditNoteFacts> = {}): CreditNoteFacts {
  const { number, issuedOn, totalPrice, issuer, billTo, trip, travelers } = anInvoice();
  return {
    number: 'CN-2026-000007',
    issuedOn: '2026-11-23',
    issuer,
    billTo,
    trip,
    travelers,
    invoice: { number, issuedOn, amount: totalPrice },
    amount: '1250.50',
    standing: '2501.00',
    reason: 'One guest fewer.',
    ...changes,
  };
}
