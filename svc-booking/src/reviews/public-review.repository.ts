import { Injectable } from '@nestjs/common';
import type { BookingType, PublicReview, ReviewSummary } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { PUBLIC_REVIEW_COLUMNS } from './review.view.js';

/** A trip that was reopened counts by the review that was written of it. */
const COMPLETED = `from booking b left join customer_review r on r.booking_id = b.id
  where b.status in ('in_progress', 'completed') and (b.status = 'completed' or r.id is not null)`;
const SUMMARY = `
  b.booking_type as "bookingType", b.item_id as "itemId", count(*)::int as invited, count(r.id)::int as answered,
  count(r.withheld_ground)::int as withheld,
  round(avg(r.overall_rating) filter (where r.withheld_ground is null), 1)::float as rating`;

/** What everybody may read of reviews. */
@Injectable()
export class PublicReviewRepository {
  constructor(private readonly database: Database) {}

  summaries(): Promise<ReviewSummary[]> {
    return this.database.rows<ReviewSummary>(
      'review-summaries',
      `select ${SUMMARY} ${COMPLETED} group by b.booking_type, b.item_id order by b.booking_type, b.item_id`,
    );
  }

  async summary(type: BookingType, itemId: number): Promise<ReviewSummary | undefined> {
    const [summary] = await this.database.rows<ReviewSummary>(
      'review-summary',
      `select ${SUMMARY} ${COMPLETED} and b.booking_type = $1 and b.item_id = $2 group by b.booking_type, b.item_id`,
      [type, itemId],
    );
    return summary;
  }

  published(type: BookingType, itemId: number, limit: number): Promise<PublicReview[]> {
    return this.database.rows<PublicReview>(
      'public-reviews',
      `select ${PUBLIC_REVIEW_COLUMNS} from booking b join customer_review r on r.booking_id = b.id
       where b.status in ('in_progress', 'completed') and b.booking_type = $1 and b.item_id = $2 and r.withheld_ground is null
       order by r.created_at desc, r.id desc limit $3`,
      [type, itemId, limit],
    );
  }
}
