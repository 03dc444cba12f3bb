import { Injectable } from '@nestjs/common';
import { LATE_LETTER_HOURS, type LateLetter } from '@safari/contracts';
import { Database } from '../database/database.js';
import { wireMoment } from '../database/wire-moment.js';

const MOST_LISTED = 200;
const LONG_AGO = `now() - interval '${LATE_LETTER_HOURS} hours'`;
/** One that staff have just sent again is old, too, but has not been refused since. */
const IS_LATE = `letter.not_before < ${LONG_AGO} and (letter.reason is not null or letter.next_attempt_at < ${LONG_AGO})`;
/** Of two letters to one recipient the younger one waits untried. */
const REASON_BEFORE = `(select older.reason from outgoing_mail as older
  where older.state = 'queued' and older.recipient = letter.recipient order by older.id limit 1)`;

/** Letters that are tried again and again. */
@Injectable()
export class LateLetterRepository {
  constructor(private readonly database: Database) {}

  /** The oldest first. */
  list(): Promise<LateLetter[]> {
    return this.database.rows<LateLetter>(
      'late-letters',
      `select id::int, topic, topic_id as "topicId", recipient as "to", subject,
         coalesce(reason, ${REASON_BEFORE}, '') as reason, attempts, ${wireMoment('created_at')} as "writtenAt"
       from outgoing_mail as letter where state = 'queued' and ${IS_LATE}
       order by letter.id limit ${MOST_LISTED}`,
    );
  }
}
