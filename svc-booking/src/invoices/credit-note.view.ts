import type { CreditNote } from '@safari/contracts';
import type { CreditNoteEntity } from './credit-note.entity.js';

export function toCreditNote({ id, number, amount, issuedAt, facts }: CreditNoteEntity): CreditNote {
  const { invoice, reason } = facts;
  return { id, number, invoice: invoice.number, amount, issuedAt: issuedAt.toISOString(), reason };
}
