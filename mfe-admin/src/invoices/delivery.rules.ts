import { type InvoiceDelivery, sameEmail } from '@safari/contracts';

/** Whether this delivery failed and is the latest one to its address. */
export function canSendAgain(deliveries: readonly InvoiceDelivery[], delivery: InvoiceDelivery): boolean {
  const later = deliveries.some(({ id, email }) => id > delivery.id && sameEmail(email, delivery.email));
  return delivery.state === 'failed' && !later;
}
