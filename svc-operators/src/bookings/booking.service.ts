import { Injectable } from '@nestjs/common';
import type { BookingStatus, BookingType, PlainDate } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { soon } from '../soon.js';

/** What an operator may know of a booking: nothing of who travels. */
export interface KnownBooking {
  id: string;
  reference: string;
  bookingType: BookingType;
  itemId: number;
  itemName: string;
  numberOfTravelers: number;
  preferredDate: PlainDate;
  specialRequests: string;
  status: BookingStatus;
  assignedOperatorId: number | null;
}

export const KNOWN_BOOKING_COLUMNS = `
  booking.id, booking.reference, booking.booking_type as "bookingType", booking.item_id as "itemId",
  booking.item_name as "itemName", booking.number_of_travelers as "numberOfTravelers",
  booking.preferred_date as "preferredDate", booking.special_requests as "specialRequests",
  coalesce(progress.status, 'pending') as status, progress.assigned_operator_id as "assignedOperatorId"`;

export const NOT_KNOWN_YET = 'The booking is not known here yet, try again in a moment.';

/** This service's own copy of bookings. */
@Injectable()
export class BookingService {
  constructor(private readonly db: Database) {}

  /** The booking, waiting a moment for one that was placed just now. */
  find(id: string): Promise<KnownBooking | undefined> {
    return soon(async () => {
      const [booking] = await this.db.rows<KnownBooking>(
        'booking',
        `select ${KNOWN_BOOKING_COLUMNS} from booking
         left join booking_progress progress on progress.booking_id = booking.id
         where booking.id = $1`,
        [id],
      );
      return booking;
    });
  }
}
