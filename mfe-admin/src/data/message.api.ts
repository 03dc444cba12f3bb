import type { BookingMessage, MessageCount } from '@safari/contracts';
import { api, linkedPages, type Page, path } from '@safari/web-kit';

/** Somebody may be signed in as a customer in the same browser; here speak the staff. */
const params = { as: 'staff' };

/** The threads with customers, one on each booking; all of the staff are one side of it. */
export const messageApi = api.injectEndpoints({
  endpoints: (build) => ({
    customerThread: build.infiniteQuery<Page<BookingMessage>, string, string | undefined>({
      ...linkedPages<BookingMessage>(),
      query: ({ queryArg: bookingId, pageParam }) =>
        pageParam ?? { url: path('/api/bookings', bookingId, 'messages'), params },
      providesTags: ['Message'],
    }),
    unreadOfCustomers: build.query<MessageCount[], void>({
      query: () => ({ url: '/api/message-counts', params }),
      providesTags: ['Message'],
    }),
    writeToCustomer: build.mutation<BookingMessage, { bookingId: string; text: string }>({
      query: ({ bookingId, text }) => ({
        url: path('/api/bookings', bookingId, 'messages'),
        method: 'POST',
        params,
        body: { text },
      }),
      invalidatesTags: (_, error) => (error ? [] : ['Message']),
    }),
    markCustomerThreadRead: build.mutation<null, { bookingId: string; upTo: number }>({
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
  useCustomerThreadInfiniteQuery,
  useUnreadOfCustomersQuery,
  useWriteToCustomerMutation,
  useMarkCustomerThreadReadMutation,
} = messageApi;

/** How many messages of this booking's customer wait to be read; none, as long as that is not known. */
export function useUnreadOfCustomer(bookingId: string): number {
  return useUnreadOfCustomersQuery(undefined, {
    selectFromResult: ({ data }) => ({
      unread: data?.find((thread) => thread.bookingId === bookingId)?.unread ?? 0,
    }),
  }).unread;
}
