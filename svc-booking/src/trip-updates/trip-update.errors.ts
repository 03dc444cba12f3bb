import { DomainError } from '@safari/service-kit';
import type { BookingEntity } from '../bookings/booking.entity.js';

/** The refusal of a day that the booking's trip does not have. */
export function beyondTrip({ durationDays }: BookingEntity): DomainError {
  return DomainError.field(
    'dayNumber',
    durationDays === 1 ? 'The trip has one day.' : `The trip has ${durationDays} days.`,
  );
}
