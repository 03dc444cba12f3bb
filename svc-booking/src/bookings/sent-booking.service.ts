import { Injectable } from '@nestjs/common';
import type { Booking } from '@safari/contracts';
import {
  type CustomerIdentity,
  Database,
  DomainError,
  IdempotencyKeyStore,
  isIdempotencyKey,
} from '@safari/service-kit';
import { BookingService } from './booking.service.js';
import { customerActor } from './booking-history.actor.js';

/** Finds the booking of a customer who never got the answer to their request. */
@Injectable()
export class SentBookingService {
  constructor(
    private readonly database: Database,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingService,
  ) {}

  /** @throws DomainError when nothing was booked under that key; waits for a request that is under way */
  async find(customer: CustomerIdentity, key: string): Promise<Booking> {
    const { key: owner } = customerActor(customer);
    const answer = isIdempotencyKey(key)
      ? await this.database.transaction((tx) => this.idempotencyKeys.answerTo(tx, owner, key))
      : undefined;
    if (!isBooking(answer)) throw DomainError.notFound('The booking');
    return this.bookings.visible({ customer }, answer.id);
  }
}

/** A customer's keys are also those of reviews and messages. */
const isBooking = (answer: unknown): answer is Pick<Booking, 'id'> =>
  typeof answer === 'object' && answer !== null && 'id' in answer && 'reference' in answer;
