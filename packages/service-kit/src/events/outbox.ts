import { Injectable } from '@nestjs/common';
import type { EventEnvelope, EventType } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';

/** What a use case tells the world, kept in the same transaction as its rows. */
@Injectable()
export class Outbox {
  /**
   * @param customerId the customer whose screens the event concerns
   * @param at when it happened, where that is not now
   */
  async add<T extends EventType>(
    tx: EntityManager,
    type: T,
    data: EventEnvelope<T>['data'],
    { customerId, at = new Date() }: { customerId?: string; at?: Date } = {},
  ): Promise<EventEnvelope<T>> {
    const envelope: EventEnvelope<T> = {
      id: uuidv7(),
      type,
      at: at.toISOString(),
      ...(customerId && { customerId }),
      data,
    };
    await tx.query('insert into outbox (event_id, subject, envelope) values ($1, $2, $3)', [
      envelope.id,
      type,
      JSON.stringify(envelope),
    ]);
    return envelope;
  }
}
