import { type InvoiceDelivery, sameEmail } from '@safari/contracts';

/** Whether this letter failed and no later one is on its way to, or has reached, the same address. */
export function canSendAgain(deliveries: readonly InvoiceDelivery[], delivery: InvoiceDelivery): boolean {
  const later = deliveries.some(({ id, email }) => id > delivery.id && sameEmail(email, delivery.email));
  return delivery.state === 'failed' && !later;
}
