import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@safari/contracts';
import { OnEvent } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../bookings/booking.repository.js';
import { AvailabilityRequestService } from './availability-request.service.js';
import { ReleaseService } from './release.service.js';

/** Keeps how far a booking has got; its requests close with its trip, and a cancellation releases its operators. */
@Injectable()
export class BookingStatusConsumer {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly requests: AvailabilityRequestService,
    private readonly releases: ReleaseService,
  ) {}

  @OnEvent('booking.booking.status-changed.v1')
  async statusChanged(
    tx: EntityManager,
    { data }: EventEnvelope<'booking.booking.status-changed.v1'>,
  ): Promise<void> {
    await this.bookings.upsertStatus(tx, data.bookingId, data.to, data.version);
    if (data.to === 'completed') await this.requests.bookingEnded(tx, data.bookingId);
  }

  @OnEvent('booking.booking.cancelled.v1')
  cancelled(tx: EntityManager, { data }: EventEnvelope<'booking.booking.cancelled.v1'>): Promise<void> {
    return this.releases.bookingCancelled(tx, data);
  }
}
