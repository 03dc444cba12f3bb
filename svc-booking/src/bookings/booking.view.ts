import type { Booking, BookingPlaced } from '@safari/contracts';
import { columnsOf } from '@safari/service-kit';
import { BookingEntity } from './booking.entity.js';

/** What a query selects so that a row is a {@link Booking} as it stands. */
export const BOOKING_COLUMNS = columnsOf(BookingEntity, ['customerId', 'durationDays']);

export function toBooking(booking: BookingEntity | Booking): Booking {
  return {
    id: booking.id,
    reference: booking.reference,
    bookingType: booking.bookingType,
    itemId: booking.itemId,
    itemName: booking.itemName,
    status: booking.status,
    assignedOperatorId: booking.assignedOperatorId,
    assignedOperatorName: booking.assignedOperatorName,
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    customerPhone: booking.customerPhone,
    numberOfTravelers: booking.numberOfTravelers,
    preferredDate: booking.preferredDate,
    unitPrice: booking.unitPrice,
    totalPrice: booking.totalPrice,
    specialRequests: booking.specialRequests,
    createdAt: typeof booking.createdAt === 'string' ? booking.createdAt : booking.createdAt.toISOString(),
    version: booking.version,
  };
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
