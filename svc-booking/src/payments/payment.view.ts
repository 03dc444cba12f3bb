import type { Payment } from '@safari/contracts';
import type { PaymentEntity } from './payment.entity.js';

/** @param reader why a payment was voided is for staff */
export function toPayment(payment: PaymentEntity, reader: 'customer' | 'staff'): Payment {
  const { id, bookingId, amount, state, recordedAt, receivedOn, reference, voids, reason } = payment;
  return {
    id,
    bookingId,
    amount,
    state: state === 'unreconciled' ? 'voided' : state,
    recordedAt: recordedAt.toISOString(),
    receivedOn,
    reference,
    voids,
    reason: reader === 'staff' ? reason : '',
  };
}
