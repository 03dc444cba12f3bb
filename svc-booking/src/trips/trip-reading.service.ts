import { Injectable } from '@nestjs/common';
import type { ActiveTrip, Booking, Identity, PlainDate, TripStatus } from '@safari/contracts';
import { Database, decodeCursor, type Page, toPage } from '@safari/service-kit';
import { BOOKING_COLUMNS } from '../bookings/booking.view.js';
import { BookingReading } from '../bookings/booking-reading.service.js';
import type { PageDto } from '../paging/page.dto.js';
import { TripEntity } from './trip.entity.js';
import { toTripStatus } from './trip.view.js';

const TRIP_COLUMNS = `
  'bookingId', trip.booking_id, 'currentStatus', current_status, 'currentDay', current_day, 'totalDays', total_days,
  'completionPercentage', completion_percentage, 'startDate', start_date, 'expectedEndDate', expected_end_date,
  'version', trip.version`;

type ActiveRow = Booking & { trip: TripStatus };

@Injectable()
export class TripReading {
  constructor(
    private readonly database: Database,
    private readonly bookings: BookingReading,
  ) {}

  /** Of a booking that nobody has confirmed yet: `preparing`, version 0. */
  async of(who: Identity, bookingId: string): Promise<TripStatus> {
    await this.bookings.visible(who, bookingId);
    const [row] = await this.database.rows<{ trip: TripStatus | null; plan: Plan }>(
      'trip-status',
      `select case when trip.booking_id is null then null else json_build_object(${TRIP_COLUMNS}) end as trip,
         json_build_object('id', booking.id, 'preferredDate', preferred_date, 'durationDays', duration_days) as plan
       from booking left join trip on trip.booking_id = booking.id where booking.id = $1`,
      [bookingId],
    );
    if (!row) throw new Error(`booking ${bookingId} was read and is gone`);
    return row.trip ?? toTripStatus(TripEntity.plan(row.plan));
  }

  /** Trips that are confirmed or under way, the earliest departure first. */
  async active({ cursor, limit }: PageDto): Promise<Page<ActiveTrip>> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, 'public');
    const found = await this.database.rows<ActiveRow>(
      after ? 'trips-active-after' : 'trips-active',
      `select ${BOOKING_COLUMNS}, json_build_object(${TRIP_COLUMNS}) as trip
       from trip join booking on booking.id = trip.booking_id
       where current_status in ('confirmed', 'in_progress')
         ${after ? 'and (start_date, booking_id) > ($2::date, $3::uuid)' : ''}
       order by start_date, booking_id limit $1`,
      after ? [limit + 1, after.key, after.id] : [limit + 1],
    );
    const page = toPage(found, limit, ({ id, trip }) => ({ key: trip.startDate, id }));
    return { ...page, rows: page.rows.map(({ trip, ...booking }) => ({ booking, trip })) };
  }
}

interface Plan {
  id: string;
  preferredDate: PlainDate;
  durationDays: number;
}
