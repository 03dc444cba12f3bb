import { Injectable } from '@nestjs/common';
import type { ActiveTrip, Identity, TripStatus } from '@safari/contracts';
import { DomainError, type Page, type PageOptions } from '@safari/service-kit';
import { BookingService } from '../bookings/booking.service.js';
import { TripEntity } from '../trips/trip.entity.js';
import { TripRepository } from '../trips/trip.repository.js';
import { toTripStatus } from '../trips/trip.view.js';
import { ActiveTripRepository } from './active-trip.repository.js';

@Injectable()
export class TripStatusService {
  constructor(
    private readonly bookings: BookingService,
    private readonly trips: TripRepository,
    private readonly activeTrips: ActiveTripRepository,
  ) {}

  /** For a booking that nobody has confirmed yet: `preparing`, version 0. */
  async of(who: Identity, bookingId: string): Promise<TripStatus> {
    await this.bookings.visible(who, bookingId);
    const found = await this.trips.findWithPlan(bookingId);
    if (!found) throw DomainError.notFound('The booking');
    return found.trip ?? toTripStatus(TripEntity.plan(found.plan));
  }

  active(options: PageOptions): Promise<Page<ActiveTrip>> {
    return this.activeTrips.page(options);
  }
}
