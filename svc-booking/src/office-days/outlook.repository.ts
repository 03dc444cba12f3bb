import { Injectable } from '@nestjs/common';
import type { Money } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import type { Span } from './outlook.rules.js';

/** A span's departures; `revenue` is null where there are none. */
export interface SpanTotal extends Span {
  bookings: number;
  travelers: number;
  revenue: Money | null;
}

@Injectable()
export class OutlookRepository {
  constructor(private readonly database: Database) {}

  /** From the kept totals: a few rows of each day, at any number of bookings. */
  totals(spans: readonly Span[]): Promise<SpanTotal[]> {
    return this.database.rows<SpanTotal>(
      'outlook',
      `select span."from"::text, span."to"::text, coalesce(sum(bookings), 0)::int as bookings,
         coalesce(sum(travelers), 0)::int as travelers, nullif(sum(revenue), 0)::text as revenue
       from unnest($1::date[], $2::date[]) as span ("from", "to")
         left join departure_total on day between span."from" and span."to"
       group by span."from", span."to" order by span."from"`,
      [spans.map(({ from }) => from), spans.map(({ to }) => to)],
    );
  }
}
