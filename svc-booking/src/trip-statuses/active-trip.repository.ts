import { Injectable } from '@nestjs/common';
import type { ActiveTrip, Booking, TripStatus } from '@safari/contracts';
import { Database, decodeCursor, type Page, type PageOptions, toPage } from '@safari/service-kit';
import { BOOKING_COLUMNS, toBooking } from '../bookings/booking.view.js';
import { NOBODY } from '../tombstones/tombstone.repository.js';
import { TRIP_FIELDS } from '../trips/trip.view.js';

/** Trips that are confirmed or under way, with their bookings; without erased customers. */
@Injectable()
export class ActiveTripRepository {
  constructor(private readonly database: Database) {}

  /** The earliest departure first. */
  async page({ cursor, limit }: PageOptions): Promise<Page<ActiveTrip>> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 'public');
    const found = await this.database.rows<Booking & { trip: TripStatus }>(
      after ? 'trips-active-after' : 'trips-active',
      `select ${BOOKING_COLUMNS}, json_build_object(${TRIP_FIELDS}) as trip
       from trip join booking on booking.id = trip.booking_id
       where current_status in ('confirmed', 'in_progress') and customer_id <> '${NOBODY}'
         ${after ? 'and (start_date, booking_id) > ($2::date, $3::uuid)' : ''}
       order by start_date, booking_id limit $1`,
      after ? [limit + 1, after.key, after.id] : [limit + 1],
    );
    const rows = found.map((row) => ({ booking: toBooking(row), trip: row.trip }));
    return toPage(rows, limit, ({ trip }) => ({ key: trip.startDate, id: trip.bookingId }));
  }
}
