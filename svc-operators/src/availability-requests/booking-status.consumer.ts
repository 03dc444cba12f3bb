import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@safari/contracts';
import { OnEvent } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../bookings/booking.repository.js';
import { AvailabilityRequestService } from './availability-request.service.js';

/** Keeps how far a booking has got, and closes its requests with its trip. */
@Injectable()
export class BookingStatusConsumer {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly requests: AvailabilityRequestService,
  ) {}

  @OnEvent('booking.booking.status-changed.v1')
  async statusChanged(
    tx: EntityManager,
    { data }: EventEnvelope<'booking.booking.status-changed.v1'>,
  ): Promise<void> {
    await this.bookings.upsertStatus(tx, data.bookingId, data.to, data.version);
    if (data.to === 'completed') await this.requests.bookingCompleted(tx, data.bookingId);
  }
}
