import { Injectable } from '@nestjs/common';
import type { TripProgress, TripStatus, UpdateType } from '@safari/contracts';
import { assertFresh, Database, DomainError, type StaffIdentity } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingChanges } from '../bookings/booking.changes.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { refused } from '../bookings/booking.errors.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { type Actor, staffActor } from '../bookings/booking-history.actor.js';
import { BookingHistoryRepository } from '../bookings/booking-history.repository.js';
import { BookingLetterService } from '../bookings/booking-letter.service.js';
import { TripChanges } from '../trips/trip.changes.js';
import type { TripEntity } from '../trips/trip.entity.js';
import {
  afterProgress,
  afterUpdate,
  bookingStatusOf,
  progressFault,
  sameState,
  type TripState,
  updateFault,
} from '../trips/trip.rules.js';
import { toTripStatus } from '../trips/trip.view.js';

@Injectable()
export class TripProgressService {
  constructor(
    private readonly database: Database,
    private readonly bookings: BookingRepository,
    private readonly changes: BookingChanges,
    private readonly history: BookingHistoryRepository,
    private readonly trips: TripChanges,
    private readonly letters: BookingLetterService,
  ) {}

  /** Progress that the trip has already is no change, whatever version the editor saw. */
  set(
    staff: StaffIdentity,
    bookingId: string,
    progress: TripProgress,
    seen: number | undefined,
  ): Promise<TripStatus> {
    return this.database.transaction(async (tx) => {
      const booking = await this.bookings.lock(tx, bookingId);
      const trip = await this.trips.of(tx, booking);
      const state = afterProgress(trip, progress);
      if (!sameState(trip, state)) assertFresh(seen, toTripStatus(trip));
      if (progress.currentDay > trip.totalDays) {
        throw DomainError.field('currentDay', `The trip has ${trip.totalDays} days.`);
      }
      await this.go(tx, booking, trip, state, staffActor(staff));
      return toTripStatus(trip);
    });
  }

  /** Moves the trip where an update of that type does so, and the booking with it. */
  async afterUpdate(
    tx: EntityManager,
    booking: BookingEntity,
    updateType: UpdateType,
    who: Actor,
  ): Promise<void> {
    if (updateFault(booking.status, updateType)) throw cannotGoOn(booking);
    const trip = await this.trips.of(tx, booking);
    await this.go(tx, booking, trip, afterUpdate(trip, updateType), who);
  }

  private async go(
    tx: EntityManager,
    booking: BookingEntity,
    trip: TripEntity,
    state: TripState,
    who: Actor,
  ): Promise<void> {
    if (sameState(trip, state)) return;
    if (progressFault(booking.status)) throw cannotGoOn(booking);
    await this.trips.reach(tx, booking, trip, state);
    await this.history.insert(tx, booking.id, who, 'trip', { ...state });
    const status = bookingStatusOf(state.currentStatus);
    if (!status || status === booking.status) return;
    await this.changes.move(tx, booking, status, who);
    if (status === 'completed') await this.letters.completed(tx, booking);
  }
}

const cannotGoOn = (booking: BookingEntity): DomainError =>
  refused(booking, progressFault(booking.status) ?? 'The trip cannot go on.');
