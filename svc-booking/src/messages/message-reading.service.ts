import { Injectable } from '@nestjs/common';
import type { BookingMessage, MessageCount } from '@safari/contracts';
import {
  Database,
  decodeCursor,
  LARGEST_ID,
  Outbox,
  type Page,
  type PageOptions,
  toPage,
} from '@safari/service-kit';
import { type Correspondent, otherSide } from './correspondent.js';
import { Threads } from './threads.js';

const COUNTED_MAX = 200;

@Injectable()
export class MessageReading {
  constructor(
    private readonly database: Database,
    private readonly threads: Threads,
    private readonly outbox: Outbox,
  ) {}

  /** Newest first. */
  async page(
    who: Correspondent,
    bookingId: string,
    { cursor, limit }: PageOptions,
  ): Promise<Page<BookingMessage>> {
    await this.threads.open(who, bookingId);
    const before = cursor === undefined ? LARGEST_ID : decodeCursor(cursor, 'row').id;
    const found = await this.database.rows<BookingMessage>(
      'messages',
      `select message.id, message.booking_id as "bookingId", author, author_name as "authorName", text,
         to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
         message.id <= coalesce(mark.read_to, 0) as read
       from booking_message as message
         left join message_mark as mark on mark.booking_id = message.booking_id and mark.reader <> author
       where message.booking_id = $1 and message.id < $2
       order by message.id desc limit $3`,
      [bookingId, before, limit + 1],
    );
    return toPage(found, limit, ({ createdAt, id }) => ({ key: createdAt, id }));
  }

  /** What the other side has written up to this message counts as seen; a mark never goes back. */
  async markRead(who: Correspondent, bookingId: string, upTo: number): Promise<void> {
    const { customerId } = await this.threads.open(who, bookingId);
    const reader = who.side;
    await this.database.transaction(async (tx) => {
      const [mark] = (await tx.query(
        `select read_to as "readTo" from message_mark
         where booking_id = $1 and reader = $2 and unread > 0 for update`,
        [bookingId, reader],
      )) as { readTo: number }[];
      if (!mark) return;
      const [seen] = (await tx.query(
        `select max(id) filter (where id <= $4) as "readTo", count(*) filter (where id > $4)::int as unread
         from booking_message where booking_id = $1 and author = $2 and id > $3`,
        [bookingId, otherSide(reader), mark.readTo, upTo],
      )) as { readTo: number | null; unread: number }[];
      if (!seen?.readTo) return;
      await tx.query(
        'update message_mark set read_to = $3, unread = $4 where booking_id = $1 and reader = $2',
        [bookingId, reader, seen.readTo, seen.unread],
      );
      await this.outbox.add(
        tx,
        'booking.message.read.v1',
        { bookingId, reader, upTo: seen.readTo },
        { customerId },
      );
    });
  }

  /** Threads in which something waits, the latest first, at most {@link COUNTED_MAX}. */
  counts({ side, customerId }: Correspondent): Promise<MessageCount[]> {
    if (customerId === null) {
      return this.database.rows<MessageCount>(
        'message-counts',
        `select booking_id as "bookingId", unread from message_mark where reader = $1 and unread > 0
         order by last_message_at desc, booking_id limit ${COUNTED_MAX}`,
        [side],
      );
    }
    return this.database.rows<MessageCount>(
      'message-counts-of-customer',
      `select booking_id as "bookingId", unread from message_mark join booking on booking.id = booking_id
       where reader = $1 and unread > 0 and customer_id = $2
       order by last_message_at desc, booking_id limit ${COUNTED_MAX}`,
      [side, customerId],
    );
  }
}
