import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement } from '../database/statement.js';

/** Which events were applied. */
@Injectable()
export class InboxRepository {
  /** @returns those that are new; a concurrent insert of one of them waits for this transaction's end */
  async insert(tx: EntityManager, eventIds: readonly string[]): Promise<Set<string>> {
    const inserted = await statement<{ event_id: string }>(
      tx,
      'inbox-insert',
      `insert into inbox (event_id) select distinct unnest($1::uuid[]) order by 1
       on conflict do nothing returning event_id`,
      [eventIds],
    );
    return new Set(inserted.map(({ event_id }) => event_id));
  }
}
