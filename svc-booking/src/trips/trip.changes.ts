import { Injectable } from '@nestjs/common';
import { type BookingStatus, today } from '@safari/contracts';
import { Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { type PlannedTrip, TripEntity } from './trip.entity.js';
import { TripRepository } from './trip.repository.js';
import { afterBooking, afterReopening, afterUnstart, sameState, type TripState } from './trip.rules.js';

/** What a trip needs to know of its booking. */
interface TripBooking extends PlannedTrip {
  customerId: string;
  status: BookingStatus;
}

/** The only ways in which a stored trip changes, each with its event; the caller has locked its booking. */
@Injectable()
export class TripChanges {
  constructor(
    private readonly trips: TripRepository,
    private readonly outbox: Outbox,
  ) {}

  /** The stored trip, or the plan of one that nobody has confirmed yet. */
  async of(tx: EntityManager, booking: PlannedTrip): Promise<TripEntity> {
    return (await this.trips.find(tx, booking.id)) ?? TripEntity.plan(booking);
  }

  /** An operator was assigned: the trip is confirmed. */
  async confirm(tx: EntityManager, booking: TripBooking): Promise<void> {
    const trip = TripEntity.plan(booking);
    trip.currentStatus = 'confirmed';
    trip.version = 1;
    await this.trips.insert(tx, trip);
    await this.publish(tx, booking, trip);
  }

  /** Deletes a trip that nobody has confirmed after all: it is a plan again. */
  async unconfirm(tx: EntityManager, bookingId: string): Promise<void> {
    await this.trips.delete(tx, bookingId);
  }

  /** Brings the trip to the status of its booking; one that nobody has confirmed stays a plan. */
  async follow(tx: EntityManager, booking: TripBooking): Promise<void> {
    const trip = await this.trips.find(tx, booking.id);
    if (!trip) return;
    await this.reach(tx, booking, trip, afterBooking(trip, booking.status));
  }

  /** Undoes the start of a trip. @returns false where some of it has taken place, so that it goes on */
  async unstart(tx: EntityManager, booking: TripBooking): Promise<boolean> {
    const trip = await this.trips.find(tx, booking.id);
    const state = trip && afterUnstart(trip);
    if (!state) return false;
    await this.reach(tx, booking, trip, state);
    return true;
  }

  /** Reopens a completed trip. @param reason as its customer reads it; null where they are told nothing */
  async reopen(tx: EntityManager, booking: TripBooking, reason: string | null): Promise<void> {
    const trip = await this.trips.find(tx, booking.id);
    if (!trip) return;
    if (reason !== null) {
      Object.assign(trip, { reopenedAt: new Date(), reopenedReason: reason });
      await this.trips.updateReopened(tx, trip);
    }
    await this.reach(tx, booking, trip, afterReopening(trip, today()));
  }

  /** Moves a stored trip to its booking's date. */
  async replan(tx: EntityManager, booking: TripBooking): Promise<void> {
    const trip = await this.trips.find(tx, booking.id);
    const { startDate, expectedEndDate } = TripEntity.plan(booking);
    if (!trip || trip.startDate === startDate) return;
    Object.assign(trip, { startDate, expectedEndDate });
    trip.version += 1;
    await this.trips.updateDates(tx, trip);
    await this.publish(tx, booking, trip);
  }

  /** Without an event and a new version where the trip is in that state already. */
  async reach(tx: EntityManager, booking: TripBooking, trip: TripEntity, state: TripState): Promise<void> {
    if (sameState(trip, state)) return;
    Object.assign(trip, state);
    trip.version += 1;
    await this.trips.updateState(tx, trip, state);
    await this.publish(tx, booking, trip);
  }

  private async publish(
    tx: EntityManager,
    { customerId }: TripBooking,
    { bookingId, currentStatus, completionPercentage, currentDay, version }: TripEntity,
  ): Promise<void> {
    await this.outbox.add(
      tx,
      'booking.trip.progressed.v1',
      { bookingId, currentStatus, completionPercentage, currentDay, version },
      { customerId },
    );
  }
}
