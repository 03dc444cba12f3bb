import { Injectable } from '@nestjs/common';
import { FAILED_LETTER_DAYS, type FailedPost } from '@safari/contracts';
import { Database, DomainError, rowOf, wireMoment } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { MAIL_TOPIC } from '../communications/communication.view.js';

const MOST_LISTED = 200;

/**
 * A failed post can be repeated only if it is the newest message to that operator about that booking, and the operator
 * is in the network. One that was replaced by a letter is listed as a failed letter if that failed, too. Of an erased
 * booking only what tells that there is no trip any more counts, which is written in the transaction of the erasure.
 */
const IS_LAST_WORD = `message.status = 'failed' and not operator.deleted
  and not exists (
    select from communication as later
    where later.booking_id = message.booking_id and later.operator_id = message.operator_id
      and later.direction = 'outbound' and later.id > message.id)
  and not exists (
    select from outgoing_mail where topic = '${MAIL_TOPIC}' and topic_id = message.id::text)
  and not exists (select from erased_booking where erased_booking.booking_id = message.booking_id
    and message.sent_at < date_trunc('milliseconds', erased_at))`;

/** Posts that an operator's endpoint did not accept, and that are no longer retried. */
@Injectable()
export class FailedPostRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  list(): Promise<FailedPost[]> {
    return this.database.rows<FailedPost>(
      'failed-posts',
      `select message.id as "communicationId", message.booking_id as "bookingId", operator.name as "operatorName",
         message.subject, coalesce(reason, '') as reason, attempts,
         ${wireMoment('delivery.created_at')} as "writtenAt", body <> '' as "canRetry"
       from webhook_delivery as delivery join communication as message on message.id = communication_id
         join operator on operator.id = message.operator_id
       where state = 'failed' and delivery.created_at > now() - interval '${FAILED_LETTER_DAYS} days'
         and ${IS_LAST_WORD}
       order by delivery.created_at desc, message.id desc limit ${MOST_LISTED}`,
    );
  }

  /** Queues it again under the same `webhook-id`. @throws DomainError where it cannot be */
  async requeue(tx: EntityManager, communicationId: number): Promise<void> {
    const post = await rowOf<{ id: string; failed: boolean; isLastWord: boolean; saysSomething: boolean }>(
      tx,
      `select delivery.id, state = 'failed' as failed, ${IS_LAST_WORD} as "isLastWord", body <> '' as "saysSomething"
       from webhook_delivery as delivery join communication as message on message.id = communication_id
         join operator on operator.id = message.operator_id
       where communication_id = $1 for update of delivery, message`,
      [communicationId],
    );
    if (!post) throw DomainError.notFound('The message');
    if (!post.failed) throw new DomainError('conflict', 'This message has not failed.');
    if (!post.isLastWord) {
      throw new DomainError('conflict', 'The operator has been written to since.');
    }
    if (!post.saysSomething) {
      throw new DomainError('conflict', 'What this message said is forgotten. Write it anew.');
    }
    await tx.query(
      `update webhook_delivery set state = 'queued', attempts = 0, next_attempt_at = now(), reason = null where id = $1`,
      [post.id],
    );
  }
}
