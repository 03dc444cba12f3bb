import { Injectable } from '@nestjs/common';
import type { BookingMessage, ExportedHistoryEntry, ExportedLetter } from '@safari/contracts';
import { Database } from '@safari/service-kit';

const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** What the lists of the screens do not tell of a booking, or not all of it. */
@Injectable()
export class BookingPrivacyRepository {
  constructor(private readonly database: Database) {}

  /** Every message, oldest first. */
  messages(bookingId: string): Promise<BookingMessage[]> {
    return this.database.rows<BookingMessage>(
      'exported-messages',
      `select message.id, message.booking_id as "bookingId", author, author_name as "authorName", text,
         to_char(created_at at time zone 'UTC', ${MOMENT}) as "createdAt",
         message.id <= coalesce(mark.read_to, 0) as read
       from booking_message as message
         left join message_mark as mark on mark.booking_id = message.booking_id and mark.reader <> author
       where message.booking_id = $1 order by message.id`,
      [bookingId],
    );
  }

  /** Who did what in words, without the names of others. */
  history(bookingId: string): Promise<ExportedHistoryEntry[]> {
    return this.database.rows<ExportedHistoryEntry>(
      'exported-history',
      `select to_char(at at time zone 'UTC', ${MOMENT}) as at, split_part(who, ':', 1) as who, action
       from booking_history where booking_id = $1 order by booking_history.at, id`,
      [bookingId],
    );
  }

  letters(topic: string, topicIds: readonly string[]): Promise<ExportedLetter[]> {
    return this.database.rows<ExportedLetter>(
      'exported-letters',
      `select recipient as "to", subject, text, to_char(sent_at at time zone 'UTC', ${MOMENT}) as "sentAt"
       from outgoing_mail where topic = $1 and topic_id = any($2::text[]) order by id`,
      [topic, topicIds],
    );
  }
}
