import { DomainError } from '@safari/service-kit';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { cancelledRefusal, refused } from '../bookings/booking.errors.js';
import type { PaymentEntity } from '../payments/payment.entity.js';
import type { VoidState } from '../payments/payment.repository.js';

/** The refusal of a payment for a booking that takes none. */
export const takesNoMoney = (booking: BookingEntity): DomainError =>
  booking.status === 'cancelled'
    ? cancelledRefusal(booking)
    : refused(booking, 'Assign an operator before you record a payment.');

/** A refund that was calculated from the line has been paid. */
export const refundFirst = (booking: BookingEntity): DomainError =>
  refused(booking, 'The refund was reckoned from this and has been paid. Void the refund first.');

/** The payment cannot be voided, since less than nothing would be left of the money. */
export const repaymentFirst = (booking: BookingEntity): DomainError =>
  refused(booking, 'A part of this payment has gone back to the customer. Void that repayment first.');

/** Why a line cannot have such a counter-entry, or not any more. @param line null where there is none */
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
