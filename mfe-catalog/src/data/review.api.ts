import type { BookingType, ItemReviews, ReviewSummary } from '@safari/contracts';
import { api, path } from '@safari/web-kit';

export interface ReviewedItem {
  bookingType: BookingType;
  itemId: number;
}

export const publicReviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviewSummaries: build.query<ReviewSummary[], void>({
      query: () => '/api/reviews',
      providesTags: ['Review'],
    }),
    itemReviews: build.query<ItemReviews, ReviewedItem>({
      query: ({ bookingType, itemId }) => path('/api/reviews', bookingType, itemId),
      providesTags: ['Review'],
    }),
  }),
});

export const { useReviewSummariesQuery, useItemReviewsQuery } = publicReviewApi;
