import { Injectable } from '@nestjs/common';
import { FAILED_LETTER_DAYS, type FailedLetter } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { wireMoment } from '../database/wire-moment.js';
import { DomainError } from '../problems/domain-error.js';

const MOST_LISTED = 200;
/** What a letter said is forgotten where it was a secret of its recipient. */
const SAYS_SOMETHING = `text <> ''`;
const VIEW = `id::int, topic, topic_id as "topicId", recipient as "to", subject, coalesce(reason, '') as reason, attempts,
  ${wireMoment('created_at')} as "writtenAt", ${SAYS_SOMETHING} as "canRetry"`;

/** Letters that no attempt could bring to their recipients. */
@Injectable()
export class FailedLetterRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  list(): Promise<FailedLetter[]> {
    return this.database.rows<FailedLetter>(
      'failed-letters',
      `select ${VIEW} from outgoing_mail
       where state = 'failed' and created_at > now() - interval '${FAILED_LETTER_DAYS} days'
       order by created_at desc, id desc limit ${MOST_LISTED}`,
    );
  }

  /** It waits again as when it was written, under the same Message-ID. @throws DomainError where it cannot */
  async requeue(tx: EntityManager, id: number): Promise<void> {
    const [, queued] = (await tx.query(
      `update outgoing_mail set state = 'queued', attempts = 0, next_attempt_at = now(), reason = null
       where id = $1 and state = 'failed' and ${SAYS_SOMETHING}`,
      [id],
    )) as [unknown, number];
    if (queued > 0) return;
    const [found] = (await tx.query('select state from outgoing_mail where id = $1', [id])) as {
      state: string;
    }[];
    if (!found) throw DomainError.notFound('The letter');
    throw new DomainError(
      'conflict',
      found.state === 'failed'
        ? 'What this letter said was a secret and is forgotten. Write it anew.'
        : 'This letter has not failed.',
    );
  }
}
