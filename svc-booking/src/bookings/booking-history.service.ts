import { Injectable } from '@nestjs/common';
import { type BookingHistoryEntry, DUTIES, type HistoryAction } from '@safari/contracts';
import { DomainError, type Page, type PageOptions, type StaffIdentity } from '@safari/service-kit';
import { BookingRepository } from './booking.repository.js';
import { BookingHistoryRepository } from './booking-history.repository.js';

const OF_MONEY: readonly HistoryAction[] = ['invoice', 'credit note', 'payment', 'refund'];

@Injectable()
export class BookingHistoryService {
  constructor(
    private readonly history: BookingHistoryRepository,
    private readonly bookings: BookingRepository,
  ) {}

  /**
   * Who did what to a booking, latest first; without the `money` duty, entries about money come without their details.
   */
  async page(
    staff: StaffIdentity,
    bookingId: string,
    options: PageOptions,
  ): Promise<Page<BookingHistoryEntry>> {
    const page = await this.history.page(bookingId, options);
    // every booking has a first entry, so only an empty page may mean that there is no booking
    if (page.rows.length === 0 && !(await this.bookings.exists(bookingId))) {
      throw DomainError.notFound('The booking');
    }
    if (DUTIES[staff.role].includes('money')) return page;
    const rows = page.rows.map((entry) =>
      OF_MONEY.includes(entry.action) ? { ...entry, detail: {} } : entry,
    );
    return { ...page, rows };
  }
}
