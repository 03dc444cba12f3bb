import { Injectable } from '@nestjs/common';
import { BOOKING_TABS, type BookingSummary, type BookingTab, fromMinor } from '@safari/contracts';
import { BookingConfig } from '../config.js';
import { BookingRepository, type BookingTotal } from './booking.repository.js';

@Injectable()
export class BookingSummaryService {
  constructor(
    private readonly config: BookingConfig,
    private readonly bookings: BookingRepository,
  ) {}

  async summary(): Promise<BookingSummary> {
    const totals = await this.bookings.totals();
    const count = (which: (total: BookingTotal) => boolean): number =>
      totals.filter(which).reduce((sum, { bookings }) => sum + bookings, 0);
    return {
      total: count(() => true),
      packages: count(({ type }) => type === 'package'),
      attractions: count(({ type }) => type === 'attraction'),
      revenue: totals[0]?.revenue ?? fromMinor(0, this.config.brand.currency),
      tabs: Object.fromEntries(
        BOOKING_TABS.map((tab) => [tab, count((total) => tab === 'all' || total.tab === tab)]),
      ) as Record<BookingTab, number>,
    };
  }
}
