import { Injectable } from '@nestjs/common';
import type { DeadLetter } from '@safari/contracts';
import { Database } from '../database/database.js';
import { DomainError } from '../problems/domain-error.js';
import { isDatabaseOutage } from '../problems/outage.js';
import { parseTraceparent } from '../tracing/traceparent.js';
import { Tracing } from '../tracing/tracing.js';
import { DeadLetterRepository } from './dead-letter.repository.js';
import { HandlerTable } from './handler-table.js';
import { Inbox, readEnvelope } from './inbox.js';
import { hearing } from './message-traces.js';

/** Events that could not be handled, kept where staff can see them, try again or dismiss them. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: Database,
    private readonly deadLetters: DeadLetterRepository,
    private readonly inbox: Inbox,
    private readonly handlers: HandlerTable,
    private readonly tracing: Tracing,
  ) {}

  async add(subject: string, body: string, reason: string, attempts: number): Promise<void> {
    await this.deadLetters.insert(subject, body.replaceAll('\0', ''), reason, attempts);
  }

  async list(): Promise<DeadLetter[]> {
    const kept = await this.deadLetters.list();
    return kept.map(({ traceparent, ...letter }) => ({
      ...letter,
      traceId: parseTraceparent(traceparent)?.traceId ?? null,
    }));
  }

  /**
   * Applies it again, in the trace in which it failed; it leaves the list only when that succeeds.
   * @throws DomainError `conflict` where it fails again, and not because of the database
   */
  async replay(id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { subject, body, traceparent, dismissedAt } = await this.deadLetters.lock(tx, id);
      if (dismissedAt) throw new DomainError('conflict', 'This dead letter was dismissed.');
      const handler = this.handlers.of(subject);
      if (!handler) throw new DomainError('conflict', 'Nothing handles this event any more.');
      try {
        await this.tracing.around(...hearing(subject, parseTraceparent(traceparent)), () =>
          this.inbox.applyIn(tx, readEnvelope(subject, body), handler),
        );
      } catch (error) {
        if (isDatabaseOutage(error)) throw error; // that says nothing of the event
        throw new DomainError(
          'conflict',
          `It failed again: ${error instanceof Error ? error.message : 'unknown reason'}`,
        );
      }
      await this.deadLetters.delete(tx, id);
    });
  }

  /** Marks that nothing will be done about it; it stays in the list with the reason. */
  async dismiss(id: number, reason: string, by: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { dismissedAt } = await this.deadLetters.lock(tx, id);
      if (dismissedAt) throw new DomainError('conflict', 'This dead letter was dismissed already.');
      await this.deadLetters.updateDismissed(tx, id, reason, by);
    });
  }
}
