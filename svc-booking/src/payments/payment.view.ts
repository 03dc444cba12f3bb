import type { Payment } from '@safari/contracts';
import type { PaymentEntity } from './payment.entity.js';

export function toPayment({ id, bookingId, amount, state, recordedAt }: PaymentEntity): Payment {
  return { id, bookingId, amount, state, recordedAt: recordedAt.toISOString() };
}
