import { type Cancellation, DUTIES, type StaffRole } from '@safari/contracts';
import { wireMoment } from '@safari/service-kit';

/** A row of `cancellation` as `Cancellation` of the contracts. */
export const CANCELLATION_COLUMNS = `
  booking_id as "bookingId", cancelled_by as "by", reason, ${wireMoment('cancelled_at')} as "cancelledAt",
  terms_version as "termsVersion", days_before as "daysBefore", kept_percent as "keptPercent", paid, kept, refund,
  refund_state as "refundState", refunded_on as "refundedOn", refund_reference as "refundReference"`;

/** The bank's reference of the refund is only for those of the office with the duty `money`. */
export function toCancellation(cancellation: Cancellation, reader: 'customer' | StaffRole): Cancellation {
  return reader !== 'customer' && DUTIES[reader].includes('money')
    ? cancellation
    : { ...cancellation, refundReference: null };
}
