import { Injectable } from '@nestjs/common';
import type { Booking, BookingMessage, ExportedHistoryEntry, ExportedLetter } from '@safari/contracts';
import { Database, wireMoment } from '@safari/service-kit';
import { BOOKING_COLUMNS } from '../bookings/booking.view.js';
import { MESSAGE_COLUMNS, MESSAGES } from '../messages/message.view.js';

/** What letters of a kind are about, where that is not the booking. */
interface AboutPart {
  topic: string;
  id: number;
}

/** What the lists on screens do not show of a booking, or not completely. */
@Injectable()
export class BookingPrivacyRepository {
  constructor(private readonly database: Database) {}

  /** Every booking, newest first. */
  bookings(customerId: string): Promise<Booking[]> {
    return this.database.rows<Booking>(
      'exported-bookings',
      `select ${BOOKING_COLUMNS} from booking where customer_id = $1 order by created_at desc, id desc`,
      [customerId],
    );
  }

  /** Every message, oldest first. */
  messages(bookingId: string): Promise<BookingMessage[]> {
    return this.database.rows<BookingMessage>(
      'exported-messages',
      `select ${MESSAGE_COLUMNS} from ${MESSAGES} where message.booking_id = $1 order by message.id`,
      [bookingId],
    );
  }

  /** Who did what in words, without the names of others. */
  history(bookingId: string): Promise<ExportedHistoryEntry[]> {
    return this.database.rows<ExportedHistoryEntry>(
      'exported-history',
      `select ${wireMoment('at')} as at, split_part(who, ':', 1) as who, action
       from booking_history where booking_id = $1 order by booking_history.at, id`,
      [bookingId],
    );
  }

  /**
   * All letters about a booking, oldest first. The topics are enumerated through the table's index, so that none is
   * left out. Only the customer and the recipients of invoices get such letters.
   * @param parts topics and ids of letters whose `topicId` is not the booking's id but that of an offer or a delivery
   */
  letters(bookingId: string, parts: readonly AboutPart[]): Promise<ExportedLetter[]> {
    return this.database.rows<ExportedLetter>(
      'exported-letters',
      `with recursive kind as (
         select min(topic) as topic from outgoing_mail
         union all
         select (select min(topic) from outgoing_mail where topic > kind.topic) from kind where topic is not null
       ), about as (
         select topic, $1 as topic_id from kind
         union
         select * from unnest($2::text[], $3::text[])
       )
       select recipient as "to", subject, text, ${wireMoment('sent_at')} as "sentAt"
       from about join outgoing_mail using (topic, topic_id) order by id`,
      [bookingId, parts.map(({ topic }) => topic), parts.map(({ id }) => String(id))],
    );
  }
}
