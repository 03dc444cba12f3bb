import type { PublicReview } from '@safari/contracts';
import { api, linkedPages, type Page } from '@safari/web-kit';

/** Loaded on demand, apart from the counts that every card shows. */
const moreReviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    moreReviews: build.infiniteQuery<Page<PublicReview>, string, string | undefined>({
      ...linkedPages<PublicReview>(),
      query: ({ queryArg: first, pageParam }) => pageParam ?? first,
      providesTags: ['Review'],
    }),
  }),
});

export const { useMoreReviewsInfiniteQuery } = moreReviewsApi;
