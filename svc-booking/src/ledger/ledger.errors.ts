import { DomainError } from '@safari/service-kit';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { isCancelled, refused } from '../bookings/booking.errors.js';
import type { PaymentEntity } from '../payments/payment.entity.js';
import type { VoidState } from '../payments/payment.repository.js';

export const takesNone = (booking: BookingEntity): DomainError =>
  booking.status === 'cancelled'
    ? isCancelled(booking)
    : refused(booking, 'Assign an operator before you record a payment.');

/** @throws DomainError where the refund of a cancelled booking was reckoned from that line */
export function assertNotReckoned(booking: BookingEntity, line: PaymentEntity | null): void {
  if (booking.status !== 'cancelled' || !line || line.late) return;
  throw refused(booking, 'This booking is cancelled, and its refund was reckoned from its payments.');
}

/** Why a line has no such counter-entry any more, or never. @param line null where there is none */
export function notVoidable(line: PaymentEntity | null, as: VoidState): DomainError {
  if (as === 'unrepaid') {
    return line?.state === 'repaid'
      ? new DomainError('conflict', 'This repayment is voided already.')
      : DomainError.notFound('The repayment');
  }
  if (!line) return DomainError.notFound('The payment');
  return new DomainError(
    'conflict',
    line.state === 'received' ? 'This payment is voided already.' : 'Only money that arrived can be voided.',
  );
}
