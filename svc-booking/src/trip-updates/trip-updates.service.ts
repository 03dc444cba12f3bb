import { Injectable } from '@nestjs/common';
import type { Identity, PostTripUpdate, TripUpdate } from '@safari/contracts';
import {
  Database,
  type IdempotencyKey,
  IdempotencyKeyStore,
  Outbox,
  type StaffIdentity,
} from '@safari/service-kit';
import { audit, staffActor } from '../bookings/booking.audit.js';
import { BookingChanges } from '../bookings/booking.changes.js';
import { BookingReading } from '../bookings/booking-reading.service.js';
import { TripProgressService } from '../trips/trip-progress.service.js';
import { TripUpdateEntity } from './trip-update.entity.js';

const SHOWN_MAX = 500;

@Injectable()
export class TripUpdates {
  constructor(
    private readonly database: Database,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingChanges,
    private readonly reading: BookingReading,
    private readonly trips: TripProgressService,
    private readonly outbox: Outbox,
  ) {}

  /** Newest first, at most {@link SHOWN_MAX}; a customer sees their own booking's visible ones. */
  async of(who: Identity, bookingId: string): Promise<TripUpdate[]> {
    await this.reading.visible(who, bookingId);
    return this.database.rows<TripUpdate>(
      'trip-updates',
      `select id, booking_id as "bookingId", update_type as "updateType", title, description, location,
         day_number as "dayNumber", is_visible as "isVisible",
         to_char(posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as timestamp
       from trip_update where booking_id = $1 and (is_visible or $2)
       order by posted_at desc, id desc limit ${SHOWN_MAX}`,
      [bookingId, who.staff !== undefined],
    );
  }

  /** A departure begins the trip and a completion ends it, in the same change. */
  post(staff: StaffIdentity, request: PostTripUpdate, idempotencyKey?: IdempotencyKey): Promise<TripUpdate> {
    const who = staffActor(staff);
    return this.database.transaction((tx) =>
      this.idempotencyKeys.once(tx, who.key, idempotencyKey, async () => {
        const booking = await this.bookings.hold(tx, request.bookingId);
        await this.trips.afterUpdate(tx, booking, request.updateType, who);
        const update = tx.create(TripUpdateEntity, {
          ...request,
          bookingId: booking.id,
          postedAt: new Date(),
        });
        await tx.insert(TripUpdateEntity, update);
        const { id: updateId, updateType, isVisible, title } = update;
        await audit(tx, booking.id, who, 'trip update', { updateId, updateType, title });
        await this.outbox.add(
          tx,
          'booking.trip.update-posted.v1',
          { bookingId: booking.id, updateId, updateType, isVisible },
          isVisible ? { customerId: booking.customerId } : {},
        );
        return toTripUpdate(update);
      }),
    );
  }
}

function toTripUpdate({ postedAt, ...update }: TripUpdateEntity): TripUpdate {
  return { ...update, timestamp: postedAt.toISOString() };
}
