import type { Invoice } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoiceDeliveryEntity } from './invoice-delivery.entity.js';

/** The invoice with every delivery it has had, oldest first. */
export async function toInvoice(tx: EntityManager, invoice: InvoiceEntity): Promise<Invoice> {
  const deliveries = await tx.find(InvoiceDeliveryEntity, {
    where: { invoiceId: invoice.id },
    order: { id: 'asc' },
  });
  const { issuedAt, ...fields } = invoice;
  return {
    ...fields,
    issuedAt: issuedAt.toISOString(),
    deliveries: deliveries.map(({ email, state, reason, sentAt }) => ({
      email,
      state,
      reason,
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}
