import { Injectable } from '@nestjs/common';
import type { Identity, PostTripUpdate, TripUpdate } from '@safari/contracts';
import { type IdempotencyKey, IdempotencyKeyStore, Outbox, type StaffIdentity } from '@safari/service-kit';
import { BookingRepository } from '../bookings/booking.repository.js';
import { BookingService } from '../bookings/booking.service.js';
import { staffActor } from '../bookings/booking-history.actor.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { TripProgressService } from '../trip-statuses/trip-progress.service.js';
import { beyondTrip } from './trip-update.errors.js';
import { TripUpdateRepository } from './trip-update.repository.js';
import { toTripUpdate } from './trip-update.view.js';

const SHOWN_MAX = 500;

@Injectable()
export class TripUpdateService {
  constructor(
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingRepository,
    private readonly visibleBookings: BookingService,
    private readonly history: BookingHistoryRepository,
    private readonly updates: TripUpdateRepository,
    private readonly trips: TripProgressService,
    private readonly outbox: Outbox,
  ) {}

  /** Newest first, at most {@link SHOWN_MAX}; a customer sees their own booking's visible ones. */
  async of(who: Identity, bookingId: string): Promise<TripUpdate[]> {
    await this.visibleBookings.visible(who, bookingId);
    return this.updates.of(bookingId, { withHidden: who.staff !== undefined, atMost: SHOWN_MAX });
  }

  /** A departure begins the trip and a completion ends it, in the same change. */
  post(staff: StaffIdentity, request: PostTripUpdate, idempotencyKey?: IdempotencyKey): Promise<TripUpdate> {
    const who = staffActor(staff);
    return this.idempotencyKeys.transaction(
      who.key,
      idempotencyKey,
      async (tx) => {
        const booking = await this.bookings.lock(tx, request.bookingId);
        if (request.dayNumber > booking.durationDays) throw beyondTrip(booking);
        await this.trips.afterUpdate(tx, booking, request.updateType, who);
        const update = await this.updates.insert(tx, {
          ...request,
          bookingId: booking.id,
          postedAt: new Date(),
        });
        const { id: updateId, updateType, isVisible, title } = update;
        await this.history.insert(tx, booking.id, who, 'trip update', { updateId, updateType, title });
        await this.outbox.add(
          tx,
          'booking.trip.update-posted.v1',
          { bookingId: booking.id, updateId, updateType, isVisible },
          isVisible ? { customerId: booking.customerId } : {},
        );
        return toTripUpdate(update);
      },
      { stands: async (tx, update) => (await this.updates.get(tx, update.id)).withdrawnAt === null },
    );
  }
}
