import type {
  BookingMessage,
  MarkMessagesRead,
  MessageCount,
  MessageSide,
  PostMessage,
} from '@safari/contracts';
import { api } from '../api/api';
import { path } from '../api/base-query';
import { makesStale } from '../api/makes-stale';
import { linkedPages, type Page } from '../api/pages';

/** One booking's messages, as one side reads and writes them: a browser may be signed in as both. */
export interface MessagesOf {
  bookingId: string;
  as: MessageSide;
}

const messagesPath = (bookingId: string, ...parts: string[]) =>
  path('/api/bookings', bookingId, 'messages', ...parts);

/** Messages between customers and staff, used by the remotes of both. */
export const messageApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookingMessages: build.infiniteQuery<Page<BookingMessage>, MessagesOf, string | undefined>({
      ...linkedPages<BookingMessage>(),
      query: ({ queryArg: { bookingId, as }, pageParam }) =>
        pageParam ?? { url: messagesPath(bookingId), params: { as } },
      providesTags: ['Message'],
    }),
    unreadMessages: build.query<MessageCount[], MessageSide>({
      query: (as) => ({ url: '/api/message-counts', params: { as } }),
      providesTags: ['Message'],
    }),
    postMessage: build.mutation<BookingMessage, MessagesOf & PostMessage & { idempotencyKey: string }>({
      query: ({ bookingId, as, text, idempotencyKey }) => ({
        url: messagesPath(bookingId),
        method: 'POST',
        params: { as },
        body: { text },
        idempotencyKey,
      }),
      // the tags of `booking.message.posted.v1`; written out, because the table of events is not loaded with every page
      invalidatesTags: makesStale('Booking', 'Message', 'History'),
    }),
    markMessagesRead: build.mutation<null, MessagesOf & MarkMessagesRead>({
      query: ({ bookingId, as, upTo }) => ({
        url: messagesPath(bookingId, 'read'),
        method: 'POST',
        params: { as },
        body: { upTo },
        idempotencyKey: null,
      }),
      invalidatesTags: makesStale('Message'),
    }),
  }),
});
