import type { BookingHistoryEntry } from '@safari/contracts';
import { api, path } from '@safari/web-kit';

export interface HistoryPage {
  entries: BookingHistoryEntry[];
  /** Where earlier ones are asked for. */
  next: string | undefined;
}

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    history: build.infiniteQuery<HistoryPage, string, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: bookingId, pageParam }) => pageParam ?? path('/api/bookings', bookingId, 'history'),
      transformResponse: (entries: BookingHistoryEntry[], meta) => ({ entries, next: meta?.next }),
      providesTags: ['History'],
    }),
  }),
});

export const { useHistoryInfiniteQuery } = historyApi;
