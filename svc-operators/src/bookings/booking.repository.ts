import { Injectable } from '@nestjs/common';
import type { BookingPlaced, BookingStatus, BookingType, PlainDate } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

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

/** The copy of bookings, and of how far each has got: two tables, because their events may come in any order. */
@Injectable()
export class BookingRepository {
  constructor(private readonly db: Database) {}

  async find(id: string): Promise<KnownBooking | undefined> {
    const [booking] = await this.db.rows<KnownBooking>(
      'booking',
      `select booking.id, booking.reference, booking.booking_type as "bookingType", booking.item_id as "itemId",
         booking.item_name as "itemName", booking.number_of_travelers as "numberOfTravelers",
         booking.preferred_date as "preferredDate", booking.special_requests as "specialRequests",
         coalesce(progress.status, 'pending') as status, progress.assigned_operator_id as "assignedOperatorId"
       from booking left join booking_progress progress on progress.booking_id = booking.id
       where booking.id = $1`,
      [id],
    );
    return booking;
  }

  /** The facts of a booking never change here: a repetition is left alone. */
  async insert(tx: EntityManager, placed: BookingPlaced): Promise<void> {
    await tx.query(
      `insert into booking (id, reference, booking_type, item_id, item_name, number_of_travelers, preferred_date,
         total_price, special_requests)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [
        placed.bookingId,
        placed.reference,
        placed.bookingType,
        placed.itemId,
        placed.itemName,
        placed.numberOfTravelers,
        placed.preferredDate,
        placed.totalPrice,
        placed.specialRequests,
      ],
    );
  }

  /** The newer version wins. */
  async upsertStatus(tx: EntityManager, id: string, status: BookingStatus, version: number): Promise<void> {
    await tx.query(
      `insert into booking_progress (booking_id, status, status_version) values ($1, $2, $3)
       on conflict on constraint booking_progress_pk do update
         set status = excluded.status, status_version = excluded.status_version, changed_at = clock_timestamp()
         where booking_progress.status_version < excluded.status_version`,
      [id, status, version],
    );
  }

  /** The newer version wins. */
  async upsertAssignment(tx: EntityManager, id: string, operatorId: number, version: number): Promise<void> {
    await tx.query(
      `insert into booking_progress (booking_id, assigned_operator_id, assigned_version) values ($1, $2, $3)
       on conflict on constraint booking_progress_pk do update
         set assigned_operator_id = excluded.assigned_operator_id, assigned_version = excluded.assigned_version,
           changed_at = clock_timestamp()
         where booking_progress.assigned_version < excluded.assigned_version`,
      [id, operatorId, version],
    );
  }
}
