import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DecoratedMethods } from '../annotations/decorated-methods.js';
import { Database } from '../database/database.js';
import { parseTraceparent } from '../tracing/traceparent.js';
import { Tracing } from '../tracing/tracing.js';
import { MAIL_OPTIONS, type MailOptions, retryDelaysOf } from './mail-options.js';
import {
  type MailHandler,
  type MailOutcome,
  type MailRetry,
  type MailRetryHandler,
  ON_MAIL,
  ON_MAIL_RETRY,
} from './on-mail.js';
import { type DueOutcome, type LeasedLetter, OutgoingMailRepository } from './outgoing-mail.repository.js';

/**
 * Stores how letters went and tells their senders, each outcome once, in the transaction that deletes it. A sender that
 * throws is told again after growing delays, for as long as it takes; the letter is never sent again.
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
    private readonly letters: OutgoingMailRepository,
    private readonly methods: DecoratedMethods,
    private readonly tracing: Tracing,
  ) {
    this.delays = retryDelaysOf(options);
  }

  /** Whether a sender is told how its letters of this topic went. */
  isHeard(topic: string): boolean {
    return this.handlers.has(topic);
  }

  async keep(letter: LeasedLetter, state: MailOutcome['state'], reason: string | null): Promise<void> {
    await this.letters.updateOutcome(letter, state, reason, [...this.handlers.keys()]);
  }

  /** Stores when the letter is tried again, and tells its sender in the same transaction. */
  async keepTrying(letter: LeasedLetter, reason: string, delay: number): Promise<void> {
    try {
      await this.database.transaction(async (tx) => {
        const waits = await this.letters.updateRetry(tx, letter, reason, delay);
        const { topic, topicId, to, attempts } = letter;
        if (waits) await this.tellRetry(tx, topic, { topicId, to, reason, attempts });
      });
    } catch (error) {
      this.log.error({
        msg: `a failed attempt of letter ${letter.id} could not be reported to its sender`,
        err: error,
      });
      await this.letters.updateRetry(this.database.manager, letter, reason, delay);
    }
  }

  /** Tells the sender that another attempt follows a failed one. */
  async tellRetry(tx: EntityManager, topic: string, retry: MailRetry): Promise<void> {
    await this.retryHandlers.get(topic)?.(tx, retry);
  }

  /** @returns whether there may be more to tell at once */
  async tellNext(): Promise<boolean> {
    const due = await this.letters.findDueOutcome();
    if (!due) return false;
    const from = parseTraceparent(due.traceparent);
    return this.tracing.around(`outcome of ${due.topic}`, { kind: 'consumer', from }, () =>
      this.tellDue(due),
    );
  }

  private async tellDue(due: DueOutcome): Promise<boolean> {
    try {
      return await this.database.transaction((tx) => this.tell(tx, due));
    } catch (error) {
      await this.tellLater(due, error);
      return true;
    }
  }

  /** @returns false where its sender was told already */
  private async tell(tx: EntityManager, { id, topic, topicId, to }: DueOutcome): Promise<boolean> {
    const told = await this.letters.updateTold(tx, id); // the letter may have been tried again since it was found
    if (!told) return false;
    await this.handlers.get(topic)?.(tx, { topicId, to, ...told });
    return true;
  }

  private async tellLater({ id, notifyAttempts }: DueOutcome, error: unknown): Promise<void> {
    const delay = this.delays[notifyAttempts] ?? this.delays.at(-1) ?? 1_000;
    this.log.error({
      msg: `the outcome of letter ${id} could not be handled; again in ${delay} ms`,
      err: error,
    });
    await this.letters.updateTellLater(id, delay);
  }

  private get handlers(): ReadonlyMap<string, MailHandler> {
    return (this.table ??= this.methods.by<MailHandler>(ON_MAIL));
  }

  private get retryHandlers(): ReadonlyMap<string, MailRetryHandler> {
    return (this.retryTable ??= this.methods.by<MailRetryHandler>(ON_MAIL_RETRY));
  }
}
