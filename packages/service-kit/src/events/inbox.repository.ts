import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Which events were applied. */
@Injectable()
export class InboxRepository {
  /** @returns whether it is new; who brings the same event meanwhile waits for the transaction's end */
  async insert(tx: EntityManager, eventId: string): Promise<boolean> {
    const inserted = (await tx.query(
      'insert into inbox (event_id) values ($1) on conflict do nothing returning event_id',
      [eventId],
    )) as unknown[];
    return inserted.length > 0;
  }
}
