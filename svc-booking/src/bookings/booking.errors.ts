import { DomainError } from '@safari/service-kit';
import type { BookingEntity } from './booking.entity.js';
import { toBooking } from './booking.view.js';

/** What a customer's screen says in its own words, and cannot tell by the code alone. */
type RefusalReason =
  | 'answer_first'
  | 'begun'
  | 'changed_meanwhile'
  | 'day_passed'
  | 'not_completed'
  | 'reviewed_already';

/**
 * What was asked is not possible as the booking stands, which travels along as `current`: not to whoever may not see it.
 * @param more what else is told
 */
export function refused(
  booking: BookingEntity,
  why: string,
  more: Record<string, unknown> = {},
): DomainError {
  return new DomainError('conflict', why, { extensions: { ...more, current: toBooking(booking) } });
}

export const isCancelled = (booking: BookingEntity): DomainError =>
  refused(booking, 'This booking is cancelled.');

/** For customers; nothing of the booking travels along. @param more what else is told */
export function refusedAs(
  reason: RefusalReason,
  why: string,
  more: Record<string, unknown> = {},
): DomainError {
  return new DomainError('conflict', why, { extensions: { ...more, reason } });
}
