import type { Booking, BookingPlaced } from '@safari/contracts';
import type { BookingEntity } from './booking.entity.js';

/** The columns of `booking` as the wire names them; a row read with them is a {@link Booking} as it stands. */
export const BOOKING_COLUMNS = `
  booking.id, reference, booking_type as "bookingType", item_id as "itemId", item_name as "itemName", status,
  assigned_operator_id as "assignedOperatorId", assigned_operator_name as "assignedOperatorName",
  customer_name as "customerName", customer_email as "customerEmail", customer_phone as "customerPhone",
  number_of_travelers as "numberOfTravelers", preferred_date as "preferredDate", unit_price as "unitPrice",
  total_price as "totalPrice", special_requests as "specialRequests",
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", booking.version`;

export function toBooking(booking: BookingEntity): Booking {
  const { customerId: _own, durationDays: _kept, createdAt, ...fields } = booking;
  return { ...fields, createdAt: createdAt.toISOString() };
}

/** No name, address or telephone number: its readers have no need of them. */
export function toPlaced(booking: BookingEntity): BookingPlaced {
  return {
    bookingId: booking.id,
    reference: booking.reference,
    bookingType: booking.bookingType,
    itemId: booking.itemId,
    itemName: booking.itemName,
    numberOfTravelers: booking.numberOfTravelers,
    preferredDate: booking.preferredDate,
    totalPrice: booking.totalPrice,
    specialRequests: booking.specialRequests,
    version: booking.version,
  };
}
