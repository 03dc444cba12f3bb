import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DecoratedMethods } from '../annotations/decorated-methods.js';
import { Database } from '../database/database.js';
import { MAIL_OPTIONS, type MailOptions, retryDelaysOf } from './mail-options.js';
import {
  type MailHandler,
  type MailOutcome,
  type MailRetryHandler,
  ON_MAIL,
  ON_MAIL_RETRY,
} from './on-mail.js';

interface Due {
  id: string;
  topic: string;
  topic_id: string;
  recipient: string;
  state: MailOutcome['state'];
  reason: string | null;
  attempts: number;
  /** how often telling its outcome was tried */
  told: number;
}

/** A letter that was not taken this time. */
interface Refused {
  id: string;
  topic: string;
  topic_id: string;
  recipient: string;
  attempts: number;
}

/**
 * Keeps how letters went and tells their senders, who hear each outcome once, in the transaction that forgets it.
 * A sender that throws hears it again after growing delays, for as long as it takes; the letter never leaves again.
 */
@Injectable()
export class MailOutcomes {
  private readonly log = new Logger('Mail');
  private readonly delays: readonly number[];
  private table: ReadonlyMap<string, MailHandler> | undefined;
  private retryTable: ReadonlyMap<string, MailRetryHandler> | undefined;

  constructor(
    @Inject(MAIL_OPTIONS) options: MailOptions,
    private readonly database: Database,
    private readonly methods: DecoratedMethods,
  ) {
    this.delays = retryDelaysOf(options);
  }

  async keep(letterId: string, state: MailOutcome['state'], reason: string | null): Promise<void> {
    await this.database.manager.query(
      `update outgoing_mail set state = $2, reason = $3, sent_at = case when $2 = 'sent' then now() end,
         outcome_due = topic = any($4), next_attempt_at = now()
       where id = $1`,
      [letterId, state, reason, [...this.handlers.keys()]],
    );
  }

  /** Notes when the letter is tried again, and tells its sender in the same transaction. */
  async keepTrying(letter: Refused, reason: string, delay: number): Promise<void> {
    const tell = this.retryHandlers.get(letter.topic);
    try {
      await this.database.transaction(async (tx) => {
        const waits = await this.putOff(tx, letter, reason, delay);
        const { topic_id: topicId, recipient: to, attempts } = letter;
        if (waits) await tell?.(tx, { topicId, to, reason, attempts });
      });
    } catch (error) {
      this.log.error({ msg: `a failed attempt of letter ${letter.id} could not be told`, err: error });
      await this.putOff(this.database.manager, letter, reason, delay);
    }
  }

  /** @returns whether it still waits: an instance that took too long may be overtaken by another */
  private async putOff(
    tx: EntityManager,
    { id, attempts }: Refused,
    reason: string,
    delay: number,
  ): Promise<boolean> {
    const [, changed] = (await tx.query(
      `update outgoing_mail set next_attempt_at = now() + $3 * interval '1 millisecond', reason = $4
       where id = $1 and state = 'queued' and attempts = $2`,
      [id, attempts, delay, reason],
    )) as [unknown, number];
    return changed > 0;
  }

  /** @returns whether there may be more to tell at once */
  async tellNext(): Promise<boolean> {
    const [due] = await this.database.rows<Due>(
      'mail-outcome-due',
      `select id, topic, topic_id, recipient, state, reason, attempts, outcome_attempts as told
       from outgoing_mail
       where outcome_due and next_attempt_at <= now() order by next_attempt_at, id limit 1`,
    );
    if (!due) return false;
    try {
      return await this.database.transaction((tx) => this.tell(tx, due));
    } catch (error) {
      await this.tellLater(due, error);
      return true;
    }
  }

  /** @returns whether it was still to be told: another instance may have done so */
  private async tell(
    tx: EntityManager,
    { id, topic, topic_id: topicId, recipient: to, state, reason, attempts }: Due,
  ): Promise<boolean> {
    const [, told] = (await tx.query(
      'update outgoing_mail set outcome_due = false where id = $1 and outcome_due',
      [id],
    )) as [unknown, number];
    if (told === 0) return false;
    await this.handlers.get(topic)?.(tx, { topicId, to, state, reason, attempts });
    return true;
  }

  private async tellLater({ id, told }: Due, error: unknown): Promise<void> {
    const delay = this.delays[told] ?? this.delays.at(-1) ?? 1_000;
    this.log.error({
      msg: `how letter ${id} went could not be written down; again in ${delay} ms`,
      err: error,
    });
    await this.database.manager.query(
      `update outgoing_mail set outcome_attempts = outcome_attempts + 1,
         next_attempt_at = now() + $2 * interval '1 millisecond'
       where id = $1`,
      [id, delay],
    );
  }

  private get handlers(): ReadonlyMap<string, MailHandler> {
    return (this.table ??= this.methods.by<MailHandler>(ON_MAIL));
  }

  private get retryHandlers(): ReadonlyMap<string, MailRetryHandler> {
    return (this.retryTable ??= this.methods.by<MailRetryHandler>(ON_MAIL_RETRY));
  }
}
