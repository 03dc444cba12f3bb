import { Injectable } from '@nestjs/common';
import type { TripStatus } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { type PlannedTrip, TripEntity } from './trip.entity.js';
import type { TripState } from './trip.rules.js';
import { TRIP_FIELDS } from './trip.view.js';

@Injectable()
export class TripRepository {
  constructor(private readonly database: Database) {}

  /** The trip of a booking, null where no operator has confirmed it, and what the booking plans; none without a booking. */
  async findWithPlan(bookingId: string): Promise<{ trip: TripStatus | null; plan: PlannedTrip } | undefined> {
    const [row] = await this.database.rows<{ trip: TripStatus | null; plan: PlannedTrip }>(
      'trip-status',
      `select case when trip.booking_id is null then null else json_build_object(${TRIP_FIELDS}) end as trip,
         json_build_object('id', booking.id, 'preferredDate', preferred_date, 'durationDays', duration_days) as plan
       from booking left join trip on trip.booking_id = booking.id where booking.id = $1`,
      [bookingId],
    );
    return row;
  }

  find(tx: EntityManager, bookingId: string): Promise<TripEntity | null> {
    return tx.findOneBy(TripEntity, { bookingId });
  }

  async insert(tx: EntityManager, trip: TripEntity): Promise<void> {
    await tx.insert(TripEntity, trip);
  }

  async delete(tx: EntityManager, bookingId: string): Promise<void> {
    await tx.delete(TripEntity, { bookingId });
  }

  async updateState(
    tx: EntityManager,
    { bookingId, version }: TripEntity,
    { currentStatus, completionPercentage, currentDay }: TripState,
  ): Promise<void> {
    await tx.update(TripEntity, { bookingId }, { currentStatus, completionPercentage, currentDay, version });
  }

  async updateReopened(
    tx: EntityManager,
    { bookingId, reopenedAt, reopenedReason }: TripEntity,
  ): Promise<void> {
    await tx.update(TripEntity, { bookingId }, { reopenedAt, reopenedReason });
  }

  async updateDates(
    tx: EntityManager,
    { bookingId, startDate, expectedEndDate, version }: TripEntity,
  ): Promise<void> {
    await tx.update(TripEntity, { bookingId }, { startDate, expectedEndDate, version });
  }
}
