import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** By what the kit's tables are searched for a person. */
export interface Traces {
  /** Whose idempotency keys go, e.g. `customer:…`. */
  owner?: string;
  /** Ids and addresses: an answer, a dead letter or a letter that names one of them goes. */
  mentions: readonly string[];
}

/** `offset 0`: the text is put into small letters once, not once for each word; that is what takes its time. */
const NAMES_ONE = (text: string): string =>
  `exists (select from (select lower(${text}) as said offset 0) as searched, unnest($1::text[]) as one (word)
           where position(lower(word) in said) > 0)`;

/** What the kit's own tables keep of a person: kept answers, dead letters, letters. Events carry ids alone and stay. */
@Injectable()
export class KitTraces {
  /** A letter that is being sent at this moment still leaves; nothing of it is kept. */
  async forget(tx: EntityManager, { owner = '', mentions }: Traces): Promise<void> {
    const words = mentions.filter((word) => word !== '');
    await tx.query(`delete from idempotency_key where owner = $2 or ${NAMES_ONE('answer::text')}`, [
      words,
      owner,
    ]);
    await tx.query(`delete from dead_letter where ${NAMES_ONE('body')}`, [words]);
    await tx.query(
      `delete from outgoing_mail where ${NAMES_ONE(`concat_ws(' ', recipient, subject, text, html, reason)`)}`,
      [words],
    );
  }

  /** Letters about something, whatever they say. */
  async forgetLetters(tx: EntityManager, topic: string, topicIds: readonly string[]): Promise<void> {
    await tx.query('delete from outgoing_mail where topic = $1 and topic_id = any($2::text[])', [
      topic,
      topicIds,
    ]);
  }
}
