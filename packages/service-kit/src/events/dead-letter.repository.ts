import { Injectable } from '@nestjs/common';
import type { DeadLetter } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { rowOf } from '../database/rows.js';
import { DomainError } from '../problems/domain-error.js';
import { currentTraceparent } from '../tracing/current-trace.js';

const MOST_LISTED = 200;
const VIEW = `id::int, subject, body, reason, attempts, traceparent, failed_at as "failedAt", dismissed_at as "dismissedAt",
  dismissed_by as "dismissedBy", dismissed_reason as "dismissedReason"`;

export type KeptDeadLetter = Omit<DeadLetter, 'traceId'> & { traceparent: string | null };

/** Events that could not be handled. */
@Injectable()
export class DeadLetterRepository {
  constructor(private readonly database: Database) {}

  /** Those that wait first, then the newest. */
  list(): Promise<KeptDeadLetter[]> {
    return this.database.rows<KeptDeadLetter>(
      'dead-letters',
      `select ${VIEW} from dead_letter order by dismissed_at is not null, id desc limit ${MOST_LISTED}`,
    );
  }

  async countWaiting(): Promise<number | undefined> {
    const [row] = await this.database.rows<{ count: number }>(
      'dead-letter-count',
      'select count(*)::int as count from dead_letter where dismissed_at is null',
    );
    return row?.count;
  }

  /** @throws DomainError when there is none */
  async lock(tx: EntityManager, id: number): Promise<KeptDeadLetter> {
    const found = await rowOf<KeptDeadLetter>(
      tx,
      `select ${VIEW} from dead_letter where id = $1 for update`,
      [id],
    );
    if (!found) throw DomainError.notFound('The dead letter');
    return found;
  }

  /** With the current trace. */
  async insert(subject: string, body: string, reason: string, attempts: number): Promise<void> {
    await this.database.manager.query(
      'insert into dead_letter (subject, body, reason, attempts, traceparent) values ($1, $2, $3, $4, $5)',
      [subject, body, reason, attempts, currentTraceparent()],
    );
  }

  async updateDismissed(tx: EntityManager, id: number, reason: string, by: string): Promise<void> {
    await tx.query(
      'update dead_letter set dismissed_at = now(), dismissed_reason = $2, dismissed_by = $3 where id = $1',
      [id, reason, by],
    );
  }

  async delete(tx: EntityManager, id: number): Promise<void> {
    await tx.query('delete from dead_letter where id = $1', [id]);
  }
}
