import { Injectable } from '@nestjs/common';
import { Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { TripEntity } from './trip.entity.js';
import { afterBooking, sameState, type TripState } from './trip.rules.js';

/** The only ways in which a stored trip changes, each with its event; its booking is held by the caller. */
@Injectable()
export class TripChanges {
  constructor(private readonly outbox: Outbox) {}

  /** The stored trip, or the plan of one that nobody has confirmed yet. */
  async of(tx: EntityManager, booking: BookingEntity): Promise<TripEntity> {
    return (await tx.findOneBy(TripEntity, { bookingId: booking.id })) ?? TripEntity.plan(booking);
  }

  /** An operator has taken the booking: its trip is on. */
  async confirm(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const trip = TripEntity.plan(booking);
    trip.currentStatus = 'confirmed';
    trip.version = 1;
    await tx.insert(TripEntity, trip);
    await this.tell(tx, booking, trip);
  }

  /** Brings the trip to where its booking was moved. */
  async follow(tx: EntityManager, booking: BookingEntity): Promise<void> {
    const trip = await this.of(tx, booking);
    await this.reach(tx, booking, trip, afterBooking(trip, booking.status));
  }

  /** No event and no new version when it stands there already. */
  async reach(tx: EntityManager, booking: BookingEntity, trip: TripEntity, state: TripState): Promise<void> {
    if (sameState(trip, state)) return;
    Object.assign(trip, state);
    trip.version += 1;
    await tx.update(TripEntity, { bookingId: trip.bookingId }, { ...state, version: trip.version });
    await this.tell(tx, booking, trip);
  }

  private async tell(tx: EntityManager, booking: BookingEntity, trip: TripEntity): Promise<void> {
    const { bookingId, currentStatus, completionPercentage, currentDay, version } = trip;
    await this.outbox.add(
      tx,
      'booking.trip.progressed.v1',
      { bookingId, currentStatus, completionPercentage, currentDay, version },
      { customerId: booking.customerId },
    );
  }
}
