import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { rowCountOf } from '../database/rows.js';
import { statement } from '../database/statement.js';

export interface WaitingEvent {
  id: string;
  eventId: string;
  subject: string;
  /** JSON */
  envelope: string;
  /** The trace in which it was written; null where it was written outside of any. */
  traceparent: string | null;
}

/** Events that were written, waiting or published. */
@Injectable()
export class OutboxRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: EntityManager, event: EventEnvelope, traceparent: string | null): Promise<void> {
    await statement(
      tx,
      'outbox-insert',
      'insert into outbox (event_id, subject, envelope, traceparent) values ($1, $2, $3, $4)',
      [event.id, event.type, JSON.stringify(event), traceparent],
    );
  }

  /** The oldest ones that wait, without those that another process is publishing. */
  lockWaiting(tx: EntityManager, most: number): Promise<WaitingEvent[]> {
    return statement<WaitingEvent>(
      tx,
      'outbox-waiting',
      `select id, event_id as "eventId", subject, envelope::text, traceparent from outbox
       where published_at is null order by id limit $1 for update skip locked`,
      [most],
    );
  }

  async updatePublished(tx: EntityManager, events: readonly WaitingEvent[]): Promise<void> {
    await statement(
      tx,
      'outbox-published',
      'update outbox set published_at = now() where id = any($1::bigint[])',
      [events.map(({ id }) => id)],
    );
  }

  async countWaiting(): Promise<number | undefined> {
    const [row] = await this.database.rows<{ count: number }>(
      'outbox-count',
      'select count(*)::int as count from outbox where published_at is null',
    );
    return row?.count;
  }

  /** @returns for how many seconds the oldest waits; 0 where none does */
  async oldestWaiting(): Promise<number | undefined> {
    const [row] = await this.database.rows<{ seconds: number }>(
      'outbox-oldest',
      `select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
       from outbox where published_at is null`,
    );
    return row?.seconds;
  }

  /** Lets at most `most` published events wait again. @returns how many */
  updateUnpublished(tx: EntityManager, most: number): Promise<number> {
    return rowCountOf(
      tx,
      `update outbox set published_at = null where id = any(array(
         select id from outbox where published_at is not null order by published_at limit $1))`,
      [most],
    );
  }
}
