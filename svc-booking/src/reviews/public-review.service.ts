import { Injectable } from '@nestjs/common';
import type { BookingType, ItemReviews, PublicReview, ReviewSummary } from '@safari/contracts';
import type { Page, PageOptions } from '@safari/service-kit';
import { PublicReviewRepository } from './public-review.repository.js';

/** More than most read. */
const SHOWN = 100;

@Injectable()
export class PublicReviewService {
  constructor(private readonly reviews: PublicReviewRepository) {}

  /** Of every item that a trip was completed for. */
  summaries(): Promise<ReviewSummary[]> {
    return this.reviews.summaries();
  }

  async of(bookingType: BookingType, itemId: number): Promise<ItemReviews> {
    const [summary, { rows: reviews, next }] = await Promise.all([
      this.reviews.summary(bookingType, itemId),
      this.reviews.published(bookingType, itemId, { limit: SHOWN }),
    ]);
    const none = { bookingType, itemId, invited: 0, answered: 0, withheld: 0, rating: null };
    const rest = `/api/reviews/${bookingType}/${itemId}/published`;
    return {
      ...(summary ?? none),
      reviews,
      ...(next !== undefined && { next: `${rest}?cursor=${next}` }),
    };
  }

  published(bookingType: BookingType, itemId: number, page: PageOptions): Promise<Page<PublicReview>> {
    return this.reviews.published(bookingType, itemId, page);
  }
}
