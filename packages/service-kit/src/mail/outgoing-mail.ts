import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isEmail } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { CommitSignal } from '../database/commit-signal.js';
import { Database } from '../database/database.js';
import type { Letter } from './letter.js';
import { MAIL_OPTIONS, type MailOptions } from './mail-options.js';
import { OutgoingMailRepository } from './outgoing-mail.repository.js';

/** Letters wait in the service's schema, written in the transaction of their cause, until SMTP takes them. */
@Injectable()
export class OutgoingMail {
  private readonly rehearsals = new AsyncLocalStorage<Letter[]>();

  constructor(
    @Inject(MAIL_OPTIONS) private readonly options: MailOptions,
    private readonly database: Database,
    private readonly letters: OutgoingMailRepository,
    private readonly commits: CommitSignal,
  ) {}

  /** @throws RangeError when the recipient is not one plain address */
  async add(tx: EntityManager, letter: Letter): Promise<void> {
    if (!isEmail(letter.to)) throw new RangeError(`not one plain address: ${JSON.stringify(letter.to)}`);
    const written = { ...letter, subject: oneLine(letter.subject) };
    await this.letters.insert(
      tx,
      written,
      letter.messageId ?? randomUUID(),
      letter.held ? this.options.holdMs : 0,
    );
    this.rehearsals.getStore()?.push(written);
    this.commits.leave(tx, 'letters');
  }

  /** The letters that a use case would write, in their order; all that it does is rolled back. */
  async rehearse(work: () => Promise<unknown>): Promise<Letter[]> {
    const letters: Letter[] = [];
    await this.rehearsals.run(letters, () => this.database.rehearse(work));
    return letters;
  }

  /**
   * Deletes a letter as if it had never been written.
   * @returns whether that was possible: nobody has tried to send it, and nothing that might build on it was written
   * since about the same
   */
  withdraw(tx: EntityManager, messageId: string): Promise<boolean> {
    return this.letters.deleteUntried(tx, messageId);
  }

  /**
   * Changes the recipient of letters about something that were never tried or have failed.
   * @param topicId its topic's id, or what its message id ends in
   */
  async readdress(
    tx: EntityManager,
    topicId: string,
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    await this.letters.updateRecipient(tx, topicId, from, to);
  }

  /** The same for letters of one topic, about any of those ids. */
  async readdressAll(
    tx: EntityManager,
    about: { topic: string; topicIds: readonly string[] },
    { from, to }: { from: string; to: string },
  ): Promise<void> {
    await this.letters.updateRecipients(tx, about, from, to);
  }

  /** Whether a letter about something never arrived; one that staff let wait again has not failed. */
  hasFailed(tx: EntityManager, topic: string, topicId: string): Promise<boolean> {
    return this.letters.existsIn(tx, { topic, topicId }, 'failed');
  }

  /**
   * Erases a letter's text once it was sent or never will be, where that is a secret of its recipient.
   * @param saying only where this stands in its text
   */
  async empty(tx: EntityManager, topic: string, topicId: string, saying = ''): Promise<void> {
    await this.letters.updateEmptied(tx, topic, topicId, saying);
  }
}

/** A header holds one line, whatever a name in it contained. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
