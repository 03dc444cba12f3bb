import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Messages wait here for an operator's endpoint, written in the transaction of their reason. */
@Injectable()
export class OutgoingWebhooks {
  /** @param payload signed and posted as it is now, over all attempts under one `webhook-id` */
  async add(tx: EntityManager, communicationId: number, payload: object): Promise<void> {
    await tx.query('insert into webhook_delivery (id, communication_id, body) values ($1, $2, $3)', [
      randomUUID(),
      communicationId,
      JSON.stringify({ timestamp: new Date().toISOString(), ...payload }),
    ]);
  }
}
