import type { Invoice } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoiceDeliveryEntity } from './invoice-delivery.entity.js';

/**
 * The invoice with every delivery it has had, oldest first.
 * @param reader a customer is not told what the mail server said
 */
export async function toInvoice(
  tx: EntityManager,
  { id, number, bookingId, amount, issuedAt }: InvoiceEntity,
  reader: 'customer' | 'staff',
): Promise<Invoice> {
  const deliveries = await tx.find(InvoiceDeliveryEntity, {
    where: { invoiceId: id },
    order: { id: 'asc' },
  });
  return {
    id,
    number,
    bookingId,
    amount,
    issuedAt: issuedAt.toISOString(),
    deliveries: deliveries.map(({ invoiceId: _own, reason, sentAt, ...delivery }) => ({
      ...delivery,
      reason: reader === 'staff' ? reason : null,
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}
