import type { CustomerReview } from '@safari/contracts';
import type { ReviewEntity } from './review.entity.js';

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
