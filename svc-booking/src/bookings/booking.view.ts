import type { Booking, BookingPlaced } from '@safari/contracts';
import { wireMoment } from '@safari/service-kit';
import type { BookingEntity } from './booking.entity.js';

/** A row of `booking` as `Booking` of the contracts. */
export const BOOKING_COLUMNS = `
  booking.id, booking.reference, booking.booking_type as "bookingType", booking.item_id as "itemId",
  booking.item_name as "itemName", booking.item_translations as "itemTranslations", booking.status, booking.assigned_operator_id as "assignedOperatorId",
  booking.assigned_operator_name as "assignedOperatorName", booking.customer_name as "customerName",
  booking.customer_email as "customerEmail", booking.customer_phone as "customerPhone",
  booking.number_of_travelers as "numberOfTravelers", booking.preferred_date as "preferredDate",
  booking.unit_price as "unitPrice", booking.total_price as "totalPrice",
  booking.special_requests as "specialRequests", ${wireMoment('booking.created_at')} as "createdAt",
  booking.version`;

export function toBooking(booking: BookingEntity | Booking): Booking {
  return {
    id: booking.id,
    reference: booking.reference,
    bookingType: booking.bookingType,
    itemId: booking.itemId,
    itemName: booking.itemName,
    itemTranslations: booking.itemTranslations,
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

/** Without the customer's name, address, telephone number and words: a service that needs the words asks for them. */
export function toPlaced(booking: BookingEntity): BookingPlaced {
  return {
    bookingId: booking.id,
    reference: booking.reference,
    bookingType: booking.bookingType,
    itemId: booking.itemId,
    itemName: booking.itemName,
    numberOfTravelers: booking.numberOfTravelers,
    preferredDate: booking.preferredDate,
    durationDays: booking.durationDays,
    totalPrice: booking.totalPrice,
    version: booking.version,
  };
}
