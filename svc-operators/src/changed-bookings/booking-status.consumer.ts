import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@safari/contracts';
import { OnEvent } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AssignmentService } from '../assignments/assignment.service.js';
import { ReleaseService } from '../assignments/release.service.js';
import { AvailabilityRequestService } from '../availability-requests/availability-request.service.js';
import { BookingRepository } from '../bookings/booking.repository.js';
import { ChangedBookingService } from './changed-booking.service.js';

/** Stores the status of bookings, and tells operators what concerns them. */
@Injectable()
export class BookingStatusConsumer {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly requests: AvailabilityRequestService,
    private readonly releases: ReleaseService,
    private readonly assignments: AssignmentService,
    private readonly changed: ChangedBookingService,
  ) {}

  @OnEvent('booking.booking.status-changed.v1')
  async statusChanged(
    tx: EntityManager,
    { data }: EventEnvelope<'booking.booking.status-changed.v1'>,
  ): Promise<void> {
    const ends = data.to === 'completed';
    if (ends) await this.bookings.lock(tx, data.bookingId);
    await this.bookings.upsertStatus(tx, data.bookingId, data.to, data.version);
    if (ends) await this.requests.bookingEnded(tx, data.bookingId);
  }

  @OnEvent('booking.booking.cancelled.v1')
  cancelled(tx: EntityManager, { data }: EventEnvelope<'booking.booking.cancelled.v1'>): Promise<void> {
    return this.releases.bookingCancelled(tx, data);
  }

  @OnEvent('booking.booking.operator-assigned.v1')
  operatorAssigned(
    tx: EntityManager,
    { data }: EventEnvelope<'booking.booking.operator-assigned.v1'>,
  ): Promise<void> {
    return this.assignments.operatorAssigned(tx, data);
  }

  @OnEvent('booking.booking.operator-unassigned.v1')
  operatorUnassigned(
    tx: EntityManager,
    { data }: EventEnvelope<'booking.booking.operator-unassigned.v1'>,
  ): Promise<void> {
    return this.assignments.operatorUnassigned(tx, data);
  }

  @OnEvent('booking.booking.changed.v1', { together: false }) // each may ask svc-booking, for seconds
  bookingChanged(tx: EntityManager, { data }: EventEnvelope<'booking.booking.changed.v1'>): Promise<void> {
    return this.changed.bookingChanged(tx, data);
  }
}
