import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isEmail } from '@safari/contracts';
import type { EntityManager } from 'typeorm';

export interface Attachment {
  filename: string;
  contentType: string;
  /** base64 */
  content: string;
}

export interface Letter {
  /** What the letter is about, e.g. `invoice-delivery`; `@OnMail(topic)` hears how it went. */
  topic: string;
  topicId: string;
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: Attachment[];
}

/** Letters wait in the service's schema, written in the same transaction as their reason, until SMTP takes them. */
@Injectable()
export class OutgoingMail {
  /** @throws RangeError when the recipient is not one plain address */
  async add(tx: EntityManager, letter: Letter): Promise<void> {
    if (!isEmail(letter.to)) throw new RangeError(`not one plain address: ${JSON.stringify(letter.to)}`);
    await tx.query(
      `insert into outgoing_mail (topic, topic_id, recipient, subject, text, html, attachments, message_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        letter.topic,
        letter.topicId,
        letter.to,
        oneLine(letter.subject),
        letter.text,
        letter.html ?? null,
        JSON.stringify(letter.attachments ?? []),
        randomUUID(),
      ],
    );
  }

  /** Forgets what a letter said once it has left or never will, where that is a secret of its recipient. */
  async empty(tx: EntityManager, topic: string, topicId: string): Promise<void> {
    await tx.query(`update outgoing_mail set text = '', html = null where topic = $1 and topic_id = $2`, [
      topic,
      topicId,
    ]);
  }
}

/** A header holds one line, whatever a name in it contained. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
