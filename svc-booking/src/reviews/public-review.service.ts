import { Injectable } from '@nestjs/common';
import type { BookingType, ItemReviews, ReviewSummary } from '@safari/contracts';
import { PublicReviewRepository } from './public-review.repository.js';

/** More than anybody reads. */
const SHOWN = 100;

@Injectable()
export class PublicReviewService {
  constructor(private readonly reviews: PublicReviewRepository) {}

  /** Of every item that a trip was completed for. */
  summaries(): Promise<ReviewSummary[]> {
    return this.reviews.summaries();
  }

  async of(bookingType: BookingType, itemId: number): Promise<ItemReviews> {
    const [summary, reviews] = await Promise.all([
      this.reviews.summary(bookingType, itemId),
      this.reviews.published(bookingType, itemId, SHOWN),
    ]);
    const none = { bookingType, itemId, invited: 0, answered: 0, withheld: 0, rating: null };
    return { ...(summary ?? none), reviews };
  }
}
