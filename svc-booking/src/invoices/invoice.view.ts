import type { Invoice, InvoiceDelivery } from '@safari/contracts';
import type { CreditNoteEntity } from './credit-note.entity.js';
import { toCreditNote } from './credit-note.view.js';
import type { InvoiceEntity } from './invoice.entity.js';
import type { InvoiceDeliveryEntity } from './invoice-delivery.entity.js';

/** @param reader a customer is not told what the mail server said */
export function toInvoice(
  { id, number, bookingId, amount, issuedAt, facts }: InvoiceEntity,
  deliveries: readonly InvoiceDeliveryEntity[],
  creditNotes: readonly CreditNoteEntity[],
  reader: 'customer' | 'staff',
): Invoice {
  return {
    id,
    number,
    bookingId,
    amount,
    issuedAt: issuedAt.toISOString(),
    trip: { from: facts.trip.from, travelers: facts.travelers },
    deliveries: deliveries.map((delivery) => toDelivery(delivery, reader)),
    creditNotes: creditNotes.map(toCreditNote),
  };
}

function toDelivery(
  { id, email, state, attempts, reason, sentAt }: InvoiceDeliveryEntity,
  reader: 'customer' | 'staff',
): InvoiceDelivery {
  return {
    id,
    email,
    state,
    attempts,
    reason: reader === 'staff' ? reason : null,
    sentAt: sentAt?.toISOString() ?? null,
  };
}
