import { Injectable } from '@nestjs/common';
import type { AvailabilityRequest, TakeBackAnswer } from '@safari/contracts';
import {
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
  type StaffIdentity,
  staffKey,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../bookings/booking.repository.js';
import { OperatorRepository } from '../operators/operator.repository.js';
import { AnswerRecorder } from './answer.recorder.js';
import { takeBackFault } from './answer-state.rules.js';
import { AvailabilityRequestRepository } from './availability-request.repository.js';
import { endedFault } from './coordination.rules.js';

/** Staff note that an operator takes its yes back, or its price. */
@Injectable()
export class TakeBackService {
  constructor(
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly bookings: BookingRepository,
    private readonly operators: OperatorRepository,
    private readonly requests: AvailabilityRequestRepository,
    private readonly recorder: AnswerRecorder,
  ) {}

  /** A no like any other: the operator still runs the trip until staff assign another one. */
  async takeBack(
    staff: StaffIdentity,
    id: number,
    { response }: TakeBackAnswer,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<AvailabilityRequest> {
    return this.idempotencyKeys.transaction(staffKey(staff), idempotencyKey, async (tx) => {
      const { bookingId, operatorId, bookingReference, itemName } = await this.lockOffer(tx, id);
      const answered = {
        communicationId: null,
        bookingId,
        operatorId,
        communicationType: 'manual' as const,
        subject: `Booking ${bookingReference}: ${itemName}`,
        requestId: id,
      };
      await this.recorder.record(tx, answered, response, {
        response,
        requestStatus: 'unavailable',
        quotedPrice: null,
        by: staff.name,
        writtenBy: 'staff',
      });
      return this.lock(tx, id);
    });
  }

  /** Locks the booking first, then the operator, then the request, like all others. */
  private async lockOffer(tx: EntityManager, id: number): Promise<AvailabilityRequest> {
    const key = await this.requests.keyOf(tx, id);
    if (!key) throw DomainError.notFound('The availability request');
    await this.bookings.share(tx, key.bookingId);
    const booking = await this.bookings.findIn(tx, key.bookingId);
    await this.operators.lockDeleted(tx, key.operatorId); // so that nobody asks them again meanwhile
    const request = await this.lock(tx, id);
    const askedAgain = await this.requests.hasNewer(tx, request);
    const fault = (booking && endedFault(booking.status)) ?? takeBackFault({ ...request, askedAgain });
    if (fault) throw new DomainError('conflict', fault);
    return request;
  }

  private async lock(tx: EntityManager, id: number): Promise<AvailabilityRequest> {
    const request = await this.requests.lock(tx, id);
    if (!request) throw DomainError.notFound('The availability request');
    return request;
  }
}
