import type { BookingMessage, MessageCount } from '@safari/contracts';
import { api, linkedPages, type Page, path } from '@safari/web-kit';

/** Somebody may be signed in as staff in the same browser; here speaks the customer. */
const params = { as: 'customer' };

/** A customer's threads with the office, one on each booking. */
export const threadApi = api.injectEndpoints({
  endpoints: (build) => ({
    myThread: build.infiniteQuery<Page<BookingMessage>, string, string | undefined>({
      ...linkedPages<BookingMessage>(),
      query: ({ queryArg: bookingId, pageParam }) =>
        pageParam ?? { url: path('/api/bookings', bookingId, 'messages'), params },
      providesTags: ['Message'],
    }),
    myUnread: build.query<MessageCount[], void>({
      query: () => ({ url: '/api/message-counts', params }),
      providesTags: ['Message'],
    }),
    writeToOffice: build.mutation<BookingMessage, { bookingId: string; text: string }>({
      query: ({ bookingId, text }) => ({
        url: path('/api/bookings', bookingId, 'messages'),
        method: 'POST',
        params,
        body: { text },
      }),
      invalidatesTags: (_, error) => (error ? [] : ['Message']),
    }),
    markMyThreadRead: build.mutation<null, { bookingId: string; upTo: number }>({
      query: ({ bookingId, upTo }) => ({
        url: path('/api/bookings', bookingId, 'messages', 'read'),
        method: 'POST',
        params,
        body: { upTo },
        idempotencyKey: null,
      }),
      invalidatesTags: (_, error) => (error ? [] : ['Message']),
    }),
  }),
});

export const {
  useMyThreadInfiniteQuery,
  useMyUnreadQuery,
  useWriteToOfficeMutation,
  useMarkMyThreadReadMutation,
} = threadApi;
