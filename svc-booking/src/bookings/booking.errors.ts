import { DomainError } from '@safari/service-kit';
import type { BookingEntity } from './booking.entity.js';
import { toBooking } from './booking.view.js';

/** Reasons that a customer's screen words itself and cannot tell by the code alone. */
type RefusalReason =
  | 'answer_first'
  | 'begun'
  | 'changed_meanwhile'
  | 'day_passed'
  | 'not_completed'
  | 'reviewed_already';

/**
 * What was asked is not possible in the booking's present state. The booking is sent along as `current`, so not for
 * callers who may not see it.
 * @param more further members of the problem
 */
export function refused(
  booking: BookingEntity,
  why: string,
  more: Record<string, unknown> = {},
): DomainError {
  return new DomainError('conflict', why, { extensions: { ...more, current: toBooking(booking) } });
}

export const cancelledRefusal = (booking: BookingEntity): DomainError =>
  refused(booking, 'This booking is cancelled.');

/** For customers; nothing of the booking is sent along. @param more further members of the problem */
export function refusedAs(
  reason: RefusalReason,
  why: string,
  more: Record<string, unknown> = {},
): DomainError {
  return new DomainError('conflict', why, { extensions: { ...more, reason } });
}
