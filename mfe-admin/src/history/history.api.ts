import type { BookingHistoryEntry } from '@safari/contracts';
import { api, linkedPages, type Page, path } from '@safari/web-kit';

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    history: build.infiniteQuery<Page<BookingHistoryEntry>, string, string | undefined>({
      ...linkedPages<BookingHistoryEntry>(),
      query: ({ queryArg: bookingId, pageParam }) => pageParam ?? path('/api/bookings', bookingId, 'history'),
      providesTags: ['History'],
    }),
  }),
});

export const { useHistoryInfiniteQuery } = historyApi;
