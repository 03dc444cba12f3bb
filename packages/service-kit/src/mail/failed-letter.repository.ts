import { Injectable } from '@nestjs/common';
import { FAILED_LETTER_DAYS, type FailedLetter } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { rowOf } from '../database/rows.js';
import { wireMoment } from '../database/wire-moment.js';
import { DomainError } from '../problems/domain-error.js';
import type { MailRetry } from './on-mail.js';

const MOST_LISTED = 200;
/** When a letter failed; later where its sender could not be told at once. */
const FAILED_AT = 'next_attempt_at';
/** Whether a letter still has its text: it is erased where it was a secret of its recipient. */
const SAYS_SOMETHING = `text <> ''`;
const VIEW = `id::int, topic, topic_id as "topicId", recipient as "to", subject, coalesce(reason, '') as reason, attempts,
  ${wireMoment('created_at')} as "writtenAt", ${SAYS_SOMETHING} as "canRetry"`;

/** A letter that waits again, and the result of its last attempt. */
interface Requeued extends MailRetry {
  topic: string;
}

/** Letters that no attempt could bring to their recipients. */
@Injectable()
export class FailedLetterRepository {
  constructor(private readonly database: Database) {}

  /** The latest to fail first. */
  list(): Promise<FailedLetter[]> {
    return this.database.rows<FailedLetter>(
      'failed-letters',
      `select ${VIEW} from outgoing_mail
       where state = 'failed' and ${FAILED_AT} > now() - interval '${FAILED_LETTER_DAYS} days'
       order by ${FAILED_AT} desc, id desc limit ${MOST_LISTED}`,
    );
  }

  /**
   * Lets it wait again as when it was written, under the same Message-ID; its failure is not reported any more.
   * @throws DomainError where it cannot
   */
  async requeue(tx: EntityManager, id: number): Promise<Requeued> {
    const letter = await rowOf<Requeued & { failed: boolean; saysSomething: boolean }>(
      tx,
      `select topic, topic_id as "topicId", recipient as "to", coalesce(reason, '') as reason, attempts,
         state = 'failed' as failed, ${SAYS_SOMETHING} as "saysSomething"
       from outgoing_mail where id = $1 for update`,
      [id],
    );
    if (!letter) throw DomainError.notFound('The letter');
    if (!letter.failed) throw new DomainError('conflict', 'This letter has not failed.');
    if (!letter.saysSomething) {
      throw new DomainError(
        'conflict',
        'What this letter said was a secret and is forgotten. Write it anew.',
      );
    }
    await tx.query(
      `update outgoing_mail set state = 'queued', attempts = 0, next_attempt_at = now(), reason = null,
         outcome_due = false, outcome_attempts = 0
       where id = $1`,
      [id],
    );
    return letter;
  }
}
