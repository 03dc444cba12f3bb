import { type CustomerReview, staleAfter, type WithholdingGround } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

const reviewPath = (id: number, deed: string) => path('/api/customer-reviews', id, deed);
const stale = makesStale(...staleAfter('booking.review.changed.v1'));

const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    withholdReview: build.mutation<CustomerReview, { id: number; ground: WithholdingGround }>({
      query: ({ id, ground }) => ({ url: reviewPath(id, 'withhold'), method: 'POST', body: { ground } }),
      invalidatesTags: stale,
    }),
    publishReview: build.mutation<CustomerReview, number>({
      query: (id) => ({ url: reviewPath(id, 'publish'), method: 'POST' }),
      invalidatesTags: stale,
    }),
    replyToReview: build.mutation<CustomerReview, { id: number; text: string }>({
      query: ({ id, text }) => ({ url: reviewPath(id, 'reply'), method: 'POST', body: { text } }),
      invalidatesTags: stale,
    }),
  }),
});

export const { useWithholdReviewMutation, usePublishReviewMutation, useReplyToReviewMutation } = reviewApi;
