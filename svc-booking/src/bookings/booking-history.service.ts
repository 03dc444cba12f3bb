import { Injectable } from '@nestjs/common';
import type { BookingHistoryEntry } from '@safari/contracts';
import {
  Database,
  DomainError,
  decodeCursor,
  LARGEST_ID,
  type Page,
  type PageOptions,
  toPage,
} from '@safari/service-kit';

const NEWEST = { key: 'infinity', id: LARGEST_ID };

@Injectable()
export class BookingHistory {
  constructor(private readonly database: Database) {}

  /** Who changed what of a booking, the latest first: by its moment, for what others tell is written later. */
  async page(bookingId: string, { cursor, limit }: PageOptions): Promise<Page<BookingHistoryEntry>> {
    const { key, id } = cursor === undefined ? NEWEST : decodeCursor(cursor, 'row');
    const found = await this.database.rows<BookingHistoryEntry>(
      'booking-history',
      `select id::int, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
         split_part(who, ':', 1) as who, name, action, detail
       from booking_history where booking_id = $1 and (booking_history.at, id) < ($2, $3)
       order by booking_history.at desc, booking_history.id desc limit $4`,
      [bookingId, key, id, limit + 1],
    );
    if (found.length === 0) await this.assertKnown(bookingId);
    return toPage(found, limit, ({ at, id }) => ({ key: at, id }));
  }

  /** Every booking has a first entry, so only an empty answer leaves a doubt. */
  private async assertKnown(bookingId: string): Promise<void> {
    const known = await this.database.rows('booking-known', 'select from booking where id = $1', [bookingId]);
    if (known.length === 0) throw DomainError.notFound('The booking');
  }
}
