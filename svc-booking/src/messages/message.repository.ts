import { Injectable } from '@nestjs/common';
import type { BookingMessage, MessageCount, MessageSide } from '@safari/contracts';
import {
  Database,
  oneRowOf,
  type Page,
  type PageOptions,
  rowCursor,
  rowOf,
  toPage,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { MessageEntity } from './message.entity.js';
import { MESSAGE_COLUMNS, MESSAGES } from './message.view.js';

const COUNTED_MAX = 200;

/** Messages, and for each side of a booking the mark how far it has read and how much waits. */
@Injectable()
export class MessageRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async page(bookingId: string, { cursor, limit }: PageOptions): Promise<Page<BookingMessage>> {
    const found = await this.database.rows<BookingMessage>(
      'messages',
      `select ${MESSAGE_COLUMNS} from ${MESSAGES}
       where message.booking_id = $1 and message.id < $2
       order by message.id desc limit $3`,
      [bookingId, rowCursor(cursor).id, limit + 1],
    );
    return toPage(found, limit, ({ createdAt, id }) => ({ key: createdAt, id }));
  }

  async insert(tx: EntityManager, fields: Omit<MessageEntity, 'id'>): Promise<MessageEntity> {
    const message = tx.create(MessageEntity, fields);
    await tx.insert(MessageEntity, message);
    return message;
  }

  /** Counts one more unread message for that reader, whose mark stays locked until the transaction ends. */
  async upsertMark(tx: EntityManager, bookingId: string, reader: MessageSide): Promise<void> {
    await tx.query(
      `insert into message_mark as mark (booking_id, reader, read_to, unread, last_message_at)
       values ($1, $2, 0, 1, clock_timestamp())
       on conflict on constraint message_mark_pk
         do update set unread = mark.unread + 1, last_message_at = clock_timestamp()`,
      [bookingId, reader],
    );
  }

  /** Seconds since a customer reached the hour's limit of messages about a booking; undefined where they have not. */
  async limitReachedAge(tx: EntityManager, bookingId: string, perHour: number): Promise<number | undefined> {
    const first = await rowOf<{ age: number }>(
      tx,
      `select extract(epoch from clock_timestamp() - created_at)::float as age from booking_message
       where booking_id = $1 and author = 'customer' order by id desc offset $2 limit 1`,
      [bookingId, perHour - 1],
    );
    return first?.age;
  }

  /** @returns how far that reader has read; undefined where nothing waits */
  async lockMark(tx: EntityManager, bookingId: string, reader: MessageSide): Promise<number | undefined> {
    const mark = await rowOf<{ readTo: number }>(
      tx,
      `select read_to as "readTo" from message_mark
       where booking_id = $1 and reader = $2 and unread > 0 for update`,
      [bookingId, reader],
    );
    return mark?.readTo;
  }

  /**
   * What the author wrote after `since`: the newest message up to `upTo`, and how many come after it.
   * @returns `readTo` null where there is none up to `upTo`
   */
  countRead(
    tx: EntityManager,
    bookingId: string,
    author: MessageSide,
    { since, upTo }: { since: number; upTo: number },
  ): Promise<{ readTo: number | null; unread: number }> {
    return oneRowOf<{ readTo: number | null; unread: number }>(
      tx,
      `select max(id) filter (where id <= $4) as "readTo", count(*) filter (where id > $4)::int as unread
       from booking_message where booking_id = $1 and author = $2 and id > $3`,
      [bookingId, author, since, upTo],
    );
  }

  async updateMark(
    tx: EntityManager,
    bookingId: string,
    reader: MessageSide,
    { readTo, unread }: { readTo: number; unread: number },
  ): Promise<void> {
    await tx.query(
      'update message_mark set read_to = $3, unread = $4 where booking_id = $1 and reader = $2',
      [bookingId, reader, readTo, unread],
    );
  }

  /** Bookings in which messages wait for that reader, the latest first, at most {@link COUNTED_MAX}. */
  counts(reader: MessageSide): Promise<MessageCount[]> {
    return this.database.rows<MessageCount>(
      'message-counts',
      `select booking_id as "bookingId", unread from message_mark where reader = $1 and unread > 0
       order by last_message_at desc, booking_id limit ${COUNTED_MAX}`,
      [reader],
    );
  }

  /** The same of one customer's own bookings. */
  countsOf(customerId: string): Promise<MessageCount[]> {
    return this.database.rows<MessageCount>(
      'message-counts-of-customer',
      `select booking_id as "bookingId", unread from message_mark join booking on booking.id = booking_id
       where reader = 'customer' and unread > 0 and customer_id = $1
       order by last_message_at desc, booking_id limit ${COUNTED_MAX}`,
      [customerId],
    );
  }
}
