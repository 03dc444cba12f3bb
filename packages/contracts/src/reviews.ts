export interface PostReview {
  bookingId: string;
  /** 1–5 */
  overallRating: number;
  title: string;
  reviewText: string;
  highlights: string[];
  recommendations: string;
  wouldRecommend: boolean;
}

export interface CustomerReview extends PostReview {
  id: number;
  createdAt: string;
}
