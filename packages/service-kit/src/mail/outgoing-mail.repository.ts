import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { rowCountOf, rowOf } from '../database/rows.js';
import { statement } from '../database/statement.js';
import { currentTraceparent } from '../tracing/current-trace.js';
import type { Attachment, Letter } from './letter.js';
import type { MailOutcome } from './on-mail.js';

/** How long a letter belongs to one worker, unless the worker renews the lease. */
export const LEASE_MS = 120_000;

/** Whether a letter says that it is about something: by its topic's id, or by a message id that ends in that. */
const isAbout = (letter: string, topicId: string): string =>
  `(${letter}.topic_id = ${topicId} or ${letter}.message_id like '%-' || ${topicId})`;

const HELD_UNTIL = `now() + $10::integer * interval '1 millisecond'`;

/** A letter on its way to SMTP. */
export interface LeasedLetter {
  id: string;
  topic: string;
  topicId: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  attachments: Attachment[];
  messageId: string;
  /** how often it was leased, this time included */
  attempts: number;
  /** The trace in which it was written. */
  traceparent: string | null;
}

/** The outcome of a letter, which its sender has not been told yet. */
export interface DueOutcome extends MailOutcome {
  id: string;
  topic: string;
  /** how often telling it was tried */
  notifyAttempts: number;
  traceparent: string | null;
}

type ToldOutcome = Pick<MailOutcome, 'state' | 'reason' | 'attempts'>;

/** Letters that wait, have left or have failed. */
@Injectable()
export class OutgoingMailRepository {
  constructor(private readonly database: Database) {}

  /** @param holdMs how long it waits at least */
  async insert(tx: EntityManager, letter: Letter, messageId: string, holdMs: number): Promise<void> {
    await statement(
      tx,
      'mail-insert',
      `insert into outgoing_mail (topic, topic_id, recipient, subject, text, html, attachments, message_id,
         traceparent, not_before, next_attempt_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, ${HELD_UNTIL}, ${HELD_UNTIL})`,
      [
        letter.topic,
        letter.topicId,
        letter.to,
        letter.subject,
        letter.text,
        letter.html ?? null,
        JSON.stringify(letter.attachments ?? []),
        messageId,
        currentTraceparent(),
        holdMs,
      ],
    );
  }

  /**
   * Takes the letter that has been due longest; no other instance takes it until the lease is over. One person reads
   * letters in the order in which they were written: each waits until those before it have left or failed.
   */
  async lease(): Promise<LeasedLetter | undefined> {
    const [letter] = await this.database.rows<LeasedLetter>(
      'lease-mail',
      `update outgoing_mail set attempts = attempts + 1, next_attempt_at = now() + interval '${LEASE_MS} milliseconds'
       where id = (select id from outgoing_mail as letter where state = 'queued' and next_attempt_at <= now()
                     and id = (select min(id) from outgoing_mail
                               where state = 'queued' and recipient = letter.recipient)
                   order by next_attempt_at limit 1 for update skip locked)
       returning id, topic, topic_id as "topicId", recipient as "to", subject, text, html, attachments,
         message_id as "messageId", attempts, traceparent`,
    );
    return letter;
  }

  async renewLease({ id, attempts }: Pick<LeasedLetter, 'id' | 'attempts'>): Promise<void> {
    await this.database.rows(
      'renew-mail-lease',
      `update outgoing_mail set next_attempt_at = now() + interval '${LEASE_MS} milliseconds'
       where id = $1 and state = 'queued' and attempts = $2`,
      [id, attempts],
    );
  }

  /**
   * Records how a letter ended, once. That it was sent always counts; that it failed only where nobody else has leased
   * it since.
   * @param heardTopics the topics whose senders are told the outcome
   */
  async updateOutcome(
    { id, attempts }: Pick<LeasedLetter, 'id' | 'attempts'>,
    state: MailOutcome['state'],
    reason: string | null,
    heardTopics: readonly string[],
  ): Promise<void> {
    await this.database.rows(
      'mail-outcome',
      `update outgoing_mail set state = $2, reason = $3, sent_at = case when $2 = 'sent' then now() end,
         outcome_due = topic = any($4), next_attempt_at = now()
       where id = $1 and state = 'queued' and ($2 = 'sent' or attempts = $5)`,
      [id, state, reason, heardTopics, attempts],
    );
  }

  /** @returns whether it still waits: an instance that took too long may be overtaken by another */
  async updateRetry(
    tx: EntityManager,
    { id, attempts }: Pick<LeasedLetter, 'id' | 'attempts'>,
    reason: string,
    delay: number,
  ): Promise<boolean> {
    const changed = await rowCountOf(
      tx,
      `update outgoing_mail set next_attempt_at = now() + $3 * interval '1 millisecond', reason = $4
       where id = $1 and state = 'queued' and attempts = $2`,
      [id, attempts, delay, reason],
    );
    return changed > 0;
  }

  /**
   * A letter that was ever tried may have arrived, even if it was recorded as failed or requeued by staff; only one in
   * its original state has certainly not been sent. A concurrent lease either comes first or skips the row. Numeric
   * topic ids are unique within their topic only, so later letters of other topics with the same number are ignored.
   */
  async deleteUntried(tx: EntityManager, messageId: string): Promise<boolean> {
    const deleted = await rowCountOf(
      tx,
      `delete from outgoing_mail as letter
       where message_id = $1 and state = 'queued' and attempts = 0 and next_attempt_at = not_before
         and not exists (select from outgoing_mail as later where later.id > letter.id
                           and ${isAbout('later', 'letter.topic_id')}
                           and (later.topic = letter.topic or letter.topic_id !~ '^[0-9]+$'))`,
      [messageId],
    );
    return deleted > 0;
  }

  async updateRecipient(tx: EntityManager, topicId: string, from: string, to: string): Promise<void> {
    await tx.query(
      `update outgoing_mail as letter set recipient = $3
       where ${isAbout('letter', '$1')} and recipient = $2 and (state = 'failed' or (state = 'queued' and attempts = 0))`,
      [topicId, from, to],
    );
  }

  /** Changes the recipient of letters of one topic, about any of those ids. */
  async updateRecipients(
    tx: EntityManager,
    { topic, topicIds }: { topic: string; topicIds: readonly string[] },
    from: string,
    to: string,
  ): Promise<void> {
    await tx.query(
      `update outgoing_mail set recipient = $4
       where topic = $1 and topic_id = any ($2) and recipient = $3
         and (state = 'failed' or (state = 'queued' and attempts = 0))`,
      [topic, topicIds, from, to],
    );
  }

  async existsIn(
    tx: EntityManager,
    { topic, topicId }: Pick<LeasedLetter, 'topic' | 'topicId'>,
    state: 'queued' | MailOutcome['state'],
  ): Promise<boolean> {
    const found = await rowCountOf(
      tx,
      'select from outgoing_mail where topic = $1 and topic_id = $2 and state = $3 limit 1',
      [topic, topicId, state],
    );
    return found > 0;
  }

  async countIn(state: 'queued' | 'failed'): Promise<number | undefined> {
    const [row] = await this.database.rows<{ count: number }>(
      'mail-count',
      'select count(*)::int as count from outgoing_mail where state = $1',
      [state],
    );
    return row?.count;
  }

  /** @returns for how many seconds the oldest waits; 0 where none does */
  async oldestQueued(): Promise<number | undefined> {
    const [row] = await this.database.rows<{ seconds: number }>(
      'mail-oldest',
      `select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
       from outgoing_mail where state = 'queued'`,
    );
    return row?.seconds;
  }

  /** The outcome that has been due longest. */
  async findDueOutcome(): Promise<DueOutcome | undefined> {
    const [due] = await this.database.rows<DueOutcome>(
      'mail-outcome-due',
      `select id, topic, topic_id as "topicId", recipient as "to", state, reason, attempts,
         outcome_attempts as "notifyAttempts",
         traceparent
       from outgoing_mail
       where outcome_due and next_attempt_at <= now() order by next_attempt_at, id limit 1`,
    );
    return due;
  }

  /** @returns the outcome as it is now; undefined where the sender was told, which another instance may have done */
  updateTold(tx: EntityManager, id: string): Promise<ToldOutcome | undefined> {
    return rowOf<ToldOutcome>(
      tx,
      `update outgoing_mail set outcome_due = false where id = $1 and outcome_due
       returning state, reason, attempts`,
      [id],
    );
  }

  async updateTellLater(id: string, delay: number): Promise<void> {
    await this.database.manager.query(
      `update outgoing_mail set outcome_attempts = outcome_attempts + 1,
         next_attempt_at = now() + $2 * interval '1 millisecond'
       where id = $1`,
      [id, delay],
    );
  }

  async updateEmptied(tx: EntityManager, topic: string, topicId: string, saying: string): Promise<void> {
    await tx.query(
      `update outgoing_mail set text = '', html = null
       where topic = $1 and topic_id = $2 and position($3 in text) > 0`,
      [topic, topicId, saying],
    );
  }
}
