import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@safari/contracts';
import { OnEvent } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from './booking.repository.js';

/** Keeps the facts of bookings that operators are asked about; events of one booking may come in any order. */
@Injectable()
export class BookingConsumer {
  constructor(private readonly bookings: BookingRepository) {}

  @OnEvent('booking.booking.placed.v1')
  placed(tx: EntityManager, { data, customerId }: EventEnvelope<'booking.booking.placed.v1'>): Promise<void> {
    return this.bookings.insert(tx, data, customerId ?? null);
  }
}
