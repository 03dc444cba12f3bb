import { Injectable } from '@nestjs/common';
import type { BookingType, PublicReview, ReviewSummary } from '@safari/contracts';
import { Database, type Page, type PageOptions, rowCursor, toPage } from '@safari/service-kit';
import { PUBLIC_REVIEW_COLUMNS } from './review.view.js';

/** From the kept totals: the same few rows at any number of trips. */
const SUMMARY = `
  select booking_type as "bookingType", item_id as "itemId", sum(invited)::int as invited,
    sum(answered)::int as answered, sum(withheld)::int as withheld,
    round(sum(stars) / nullif(sum(answered - withheld), 0), 1)::float as rating
  from review_total`;

/** What everybody may read of reviews. */
@Injectable()
export class PublicReviewRepository {
  constructor(private readonly database: Database) {}

  summaries(): Promise<ReviewSummary[]> {
    return this.database.rows<ReviewSummary>(
      'review-summaries',
      `${SUMMARY} group by booking_type, item_id having sum(invited) > 0 order by booking_type, item_id`,
    );
  }

  async summary(type: BookingType, itemId: number): Promise<ReviewSummary | undefined> {
    const [summary] = await this.database.rows<ReviewSummary>(
      'review-summary',
      `${SUMMARY} where booking_type = $1 and item_id = $2 group by booking_type, item_id having sum(invited) > 0`,
      [type, itemId],
    );
    return summary;
  }

  /** The latest first. */
  async published(
    type: BookingType,
    itemId: number,
    { cursor, limit }: PageOptions,
  ): Promise<Page<PublicReview>> {
    const before = rowCursor(cursor);
    const found = await this.database.rows<PublicReview>(
      'public-reviews',
      `select ${PUBLIC_REVIEW_COLUMNS} from customer_review r join booking b on b.id = r.booking_id
       where r.booking_type = $1 and r.item_id = $2 and r.withheld_ground is null
         and b.status in ('in_progress', 'completed') and (r.created_at, r.id) < ($4::timestamptz, $5::int)
       order by r.created_at desc, r.id desc limit $3`,
      [type, itemId, limit + 1, before.key, before.id],
    );
    return toPage(found, limit, ({ createdAt, id }) => ({ key: createdAt, id }));
  }
}
