import { Injectable } from '@nestjs/common';
import { DomainError } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../bookings/booking.repository.js';
import { OnOperatorDeleted } from '../operators/on-operator-deleted.js';

/** Keeps an operator in the network until its trips have another operator. */
@Injectable()
export class RunningTripsService {
  constructor(private readonly bookings: BookingRepository) {}

  @OnOperatorDeleted('running-trips')
  async operatorDeleted(tx: EntityManager, operatorId: number): Promise<void> {
    const trips = await this.bookings.runBy(tx, operatorId);
    if (trips.length === 0) return;
    const detail =
      trips.length === 1
        ? 'This operator runs a trip. Give it to another one first.'
        : `This operator runs ${trips.length} trips. Give them to others first.`;
    throw new DomainError('conflict', detail, { extensions: { trips } });
  }
}
