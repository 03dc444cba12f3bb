import { Injectable } from '@nestjs/common';
import {
  BOOKING_TABS,
  type BookingSummary,
  type BookingTab,
  type BookingType,
  fromMinor,
  type Money,
} from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { BookingConfig } from '../config.js';

interface Total {
  type: BookingType;
  tab: Exclude<BookingTab, 'all'>;
  bookings: number;
  /** of all types and tabs together, the same in every row */
  revenue: Money;
}

@Injectable()
export class BookingSummaryService {
  constructor(
    private readonly config: BookingConfig,
    private readonly database: Database,
  ) {}

  /** Read from kept totals: the same few rows at any number of bookings. */
  async summary(): Promise<BookingSummary> {
    const totals = await this.database.rows<Total>(
      'booking-summary',
      `select booking_type as type, tab, sum(bookings)::int as bookings,
         (sum(sum(revenue)) over ())::text as revenue
       from booking_total group by booking_type, tab`,
    );
    const count = (which: (total: Total) => boolean): number =>
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
