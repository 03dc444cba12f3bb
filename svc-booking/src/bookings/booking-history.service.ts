import { Injectable } from '@nestjs/common';
import type { BookingHistoryEntry } from '@safari/contracts';
import { DomainError, type Page, type PageOptions } from '@safari/service-kit';
import { BookingRepository } from './booking.repository.js';
import { BookingHistoryRepository } from './booking-history.repository.js';

@Injectable()
export class BookingHistoryService {
  constructor(
    private readonly history: BookingHistoryRepository,
    private readonly bookings: BookingRepository,
  ) {}

  /** Who did what to a booking, the latest first. */
  async page(bookingId: string, options: PageOptions): Promise<Page<BookingHistoryEntry>> {
    const page = await this.history.page(bookingId, options);
    // every booking has a first entry, so only an empty page may be of none
    if (page.rows.length === 0 && !(await this.bookings.exists(bookingId))) {
      throw DomainError.notFound('The booking');
    }
    return page;
  }
}
