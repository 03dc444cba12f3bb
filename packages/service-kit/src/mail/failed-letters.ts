import { Injectable } from '@nestjs/common';
import type { FailedLetter } from '@safari/contracts';
import { CommitSignal } from '../database/commit-signal.js';
import { Database } from '../database/database.js';
import { FailedLetterRepository } from './failed-letter.repository.js';
import { MailOutcomes } from './mail-outcomes.js';

/** Letters that failed, kept where staff can see them and send them again. */
@Injectable()
export class FailedLetters {
  constructor(
    private readonly database: Database,
    private readonly letters: FailedLetterRepository,
    private readonly outcomes: MailOutcomes,
    private readonly commits: CommitSignal,
  ) {}

  list(): Promise<FailedLetter[]> {
    return this.letters.list();
  }

  /** Tells its sender, who knows that it failed, that it is tried again, and later how that went. */
  async retry(id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { topic, topicId, to, reason, attempts } = await this.letters.requeue(tx, id);
      await this.outcomes.tellRetry(tx, topic, { topicId, to, reason, attempts });
      this.commits.leave(tx, 'letters');
    });
  }
}
