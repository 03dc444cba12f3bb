import { Injectable } from '@nestjs/common';
import type { BookingMessage } from '@safari/contracts';
import { Database, type IdempotencyKey, IdempotencyKeyStore, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { audit } from '../bookings/booking.audit.js';
import { type Correspondent, otherSide } from './correspondent.js';
import { MessageEntity } from './message.entity.js';
import { type Thread, Threads } from './threads.js';

@Injectable()
export class MessagePosting {
  constructor(
    private readonly database: Database,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly threads: Threads,
    private readonly outbox: Outbox,
  ) {}

  async post(
    from: Correspondent,
    bookingId: string,
    text: string,
    idempotencyKey?: IdempotencyKey,
  ): Promise<BookingMessage> {
    const thread = await this.threads.open(from, bookingId);
    return this.database.transaction((tx) =>
      this.idempotencyKeys.once(tx, from.actor.key, idempotencyKey, () => this.write(tx, thread, from, text)),
    );
  }

  /** The reader's mark comes first and is held: one side's messages get their ids in the order of their commits. */
  async write(
    tx: EntityManager,
    { bookingId, customerId }: Thread,
    { side: author, name: authorName, actor }: Correspondent,
    text: string,
  ): Promise<BookingMessage> {
    await tx.query(
      `insert into message_mark as mark (booking_id, reader, read_to, unread, last_message_at)
       values ($1, $2, 0, 1, clock_timestamp())
       on conflict on constraint message_mark_pk
         do update set unread = mark.unread + 1, last_message_at = clock_timestamp()`,
      [bookingId, otherSide(author)],
    );
    const message = tx.create(MessageEntity, { bookingId, author, authorName, text, createdAt: new Date() });
    await tx.insert(MessageEntity, message);
    const { id: messageId, createdAt } = message;
    await audit(tx, bookingId, actor, 'message', { messageId });
    await this.outbox.add(tx, 'booking.message.posted.v1', { bookingId, messageId, author }, { customerId });
    return {
      id: messageId,
      bookingId,
      author,
      authorName,
      text,
      createdAt: createdAt.toISOString(),
      read: false,
    };
  }
}
