import { Injectable } from '@nestjs/common';
import type { CancelledBy } from '@safari/contracts';
import { Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository, type KnownFacts } from '../bookings/booking.repository.js';
import { OperatorsConfig } from '../config.js';
import { DeliveryService } from '../deliveries/delivery.service.js';
import { type OperatorContact, OperatorRepository } from '../operators/operator.repository.js';
import { AvailabilityRequestRepository } from './availability-request.repository.js';
import { AvailabilityRequestService } from './availability-request.service.js';
import { chosen } from './coordination.rules.js';
import { releaseLetter } from './release.letter.js';

interface Cancelled {
  bookingId: string;
  by: CancelledBy;
  /** who was to run it */
  operatorId: number | null;
  version: number;
}

/** Tells operators that they are not needed any more. */
@Injectable()
export class ReleaseService {
  constructor(
    private readonly config: OperatorsConfig,
    private readonly bookings: BookingRepository,
    private readonly operators: OperatorRepository,
    private readonly requests: AvailabilityRequestRepository,
    private readonly availability: AvailabilityRequestService,
    private readonly deliveries: DeliveryService,
    private readonly outbox: Outbox,
  ) {}

  /** Whoever was to run the trip and whoever has not declined it hears that it is cancelled; open requests close. */
  async bookingCancelled(
    tx: EntityManager,
    { bookingId, by, operatorId, version }: Cancelled,
  ): Promise<void> {
    const booking = await this.bookings.lockKnown(tx, bookingId);
    await this.bookings.upsertAssignment(tx, bookingId, null, version);
    await this.bookings.upsertStatus(tx, bookingId, 'cancelled', version);
    if (!booking) return;
    const asked = await this.requests.operatorsInTouch(tx, bookingId);
    const concerned = chosen(operatorId === null ? asked : [operatorId, ...asked]);
    for (const operator of await this.operators.lockContacts(tx, concerned)) {
      await this.tell(tx, operator, booking, { assigned: operator.id === operatorId, by });
    }
    await this.availability.bookingEnded(tx, bookingId);
  }

  private async tell(
    tx: EntityManager,
    operator: OperatorContact,
    booking: KnownFacts,
    how: { assigned: boolean; by: CancelledBy },
  ): Promise<void> {
    const { id, status } = await this.deliveries.send(
      tx,
      operator,
      { ...booking, specialRequests: '' },
      {
        kind: 'operator.released',
        communicationType: operator.integrationMethod,
        ...releaseLetter(this.config.brand, operator.name, booking, how),
        answerUrl: null,
      },
    );
    const event = { bookingId: booking.id, operatorId: operator.id, communicationId: id, status };
    await this.outbox.add(tx, 'operators.communication.changed.v1', event);
  }
}
