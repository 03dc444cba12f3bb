import { Injectable } from '@nestjs/common';
import { Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { KnownFacts } from '../bookings/booking.repository.js';
import { DeliveryService } from '../deliveries/delivery.service.js';
import type { MessageKind } from '../deliveries/delivery.webhook.js';
import type { OperatorContact } from '../operators/operator.repository.js';

/** Writes to an operator what it need not answer. */
@Injectable()
export class OperatorNoticeService {
  constructor(
    private readonly deliveries: DeliveryService,
    private readonly outbox: Outbox,
  ) {}

  async tell(
    tx: EntityManager,
    operator: OperatorContact,
    booking: KnownFacts,
    kind: MessageKind,
    letter: { subject: string; message: string },
  ): Promise<void> {
    const { id, status } = await this.deliveries.send(
      tx,
      operator,
      { ...booking, specialRequests: '' },
      {
        kind,
        communicationType: operator.integrationMethod,
        ...letter,
        answerUrl: null,
        expectsAnswer: false,
      },
    );
    const event = { bookingId: booking.id, operatorId: operator.id, communicationId: id, status };
    await this.outbox.add(tx, 'operators.communication.changed.v1', event);
  }
}
