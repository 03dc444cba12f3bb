import { Injectable } from '@nestjs/common';
import type { DeadLetter } from '@safari/contracts';
import { Database } from '../database/database.js';
import { DomainError } from '../problems/domain-error.js';
import { HandlerTable } from './handler-table.js';
import { Inbox, readEnvelope } from './inbox.js';

/** Events that could not be handled, kept where staff can see them and try again. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: Database,
    private readonly inbox: Inbox,
    private readonly handlers: HandlerTable,
  ) {}

  async add(subject: string, body: string, reason: string, attempts: number): Promise<void> {
    await this.database.manager.query(
      'insert into dead_letter (subject, body, reason, attempts) values ($1, $2, $3, $4)',
      [subject, body.replaceAll('\0', ''), reason, attempts],
    );
  }

  list(): Promise<DeadLetter[]> {
    return this.database.rows<DeadLetter>(
      'dead-letters',
      `select id::int, subject, body, reason, attempts, failed_at as "failedAt" from dead_letter order by id desc limit 200`,
    );
  }

  /** Applies it again; it leaves the list only when that succeeds. */
  async replay(id: number): Promise<void> {
    const [deadLetter] = await this.database.rows<DeadLetter>(
      'dead-letter',
      'select id::int, subject, body from dead_letter where id = $1',
      [id],
    );
    if (!deadLetter) throw DomainError.notFound('The dead letter');
    const handler = this.handlers.of(deadLetter.subject);
    if (!handler) throw new DomainError('conflict', 'Nothing handles this event any more.');
    try {
      await this.inbox.apply(readEnvelope(deadLetter.subject, deadLetter.body), handler);
    } catch (error) {
      throw new DomainError(
        'conflict',
        `It failed again: ${error instanceof Error ? error.message : 'unknown reason'}`,
      );
    }
    await this.database.manager.query('delete from dead_letter where id = $1', [id]);
  }
}
