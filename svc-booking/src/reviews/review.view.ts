import type { CustomerReview } from '@safari/contracts';
import { wireMoment } from '@safari/service-kit';
import type { ReviewEntity } from './review.entity.js';

/** A row of `customer_review` as `CustomerReview` of the contracts. */
export const REVIEW_COLUMNS = `
  id, booking_id as "bookingId", overall_rating as "overallRating", title, review_text as "reviewText",
  highlights, recommendations, would_recommend as "wouldRecommend", ${wireMoment('created_at')} as "createdAt"`;

export function toReview(review: ReviewEntity): CustomerReview {
  return {
    id: review.id,
    bookingId: review.bookingId,
    overallRating: review.overallRating,
    title: review.title,
    reviewText: review.reviewText,
    highlights: review.highlights,
    recommendations: review.recommendations,
    wouldRecommend: review.wouldRecommend,
    createdAt: review.createdAt.toISOString(),
  };
}
