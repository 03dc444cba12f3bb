import { Injectable } from '@nestjs/common';
import type { ParkedEvent } from '@safari/contracts';
import { Database } from '../database/database.js';
import { Refusal } from '../problems/refusal.js';
import { HandlerTable } from './handler-table.js';
import { Inbox, readEnvelope } from './inbox.js';

/** Events that could not be handled, kept where staff can see them and try again. */
@Injectable()
export class ParkedEvents {
  constructor(
    private readonly database: Database,
    private readonly inbox: Inbox,
    private readonly handlers: HandlerTable,
  ) {}

  async park(subject: string, body: string, reason: string, attempts: number): Promise<void> {
    await this.database.manager.query(
      'insert into parked_event (subject, body, reason, attempts) values ($1, $2, $3, $4)',
      [subject, body.replaceAll('\0', ''), reason, attempts],
    );
  }

  list(): Promise<ParkedEvent[]> {
    return this.database.rows<ParkedEvent>(
      'parked-events',
      `select id::int, subject, body, reason, attempts, parked_at as "parkedAt" from parked_event order by id desc limit 200`,
    );
  }

  /** Applies it again; it leaves the list only when that succeeds. */
  async replay(id: number): Promise<void> {
    const [parked] = await this.database.rows<ParkedEvent>(
      'parked-event',
      'select id::int, subject, body from parked_event where id = $1',
      [id],
    );
    if (!parked) throw Refusal.notFound('The parked event');
    const handler = this.handlers.of(parked.subject);
    if (!handler) throw new Refusal('conflict', 'Nothing handles this event any more.');
    try {
      await this.inbox.apply(readEnvelope(parked.subject, parked.body), handler);
    } catch (error) {
      throw new Refusal(
        'conflict',
        `It failed again: ${error instanceof Error ? error.message : 'unknown reason'}`,
      );
    }
    await this.database.manager.query('delete from parked_event where id = $1', [id]);
  }
}
