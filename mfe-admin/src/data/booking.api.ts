import {
  type Booking,
  type BookingFilter,
  type BookingMoney,
  type BookingStatus,
  type BookingSummary,
  type ReopenBooking,
  type SearchSpelling,
  staleAfter,
} from '@safari/contracts';
import { api, linkedPages, makesStale, type Page, path } from '@safari/web-kit';
import { tellsTime } from '@safari/web-kit/clock';
import { filterParams } from './booking-filter.rules';

/** How many bookings one page of the list holds. */
const BOOKINGS_PAGE = 25;

export const bookingApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookings: build.infiniteQuery<Page<Booking>, BookingFilter, string | undefined>({
      ...linkedPages<Booking>(),
      query: ({ queryArg: filter, pageParam }) =>
        pageParam ?? { url: '/api/bookings', params: { limit: BOOKINGS_PAGE, ...filterParams(filter) } },
      providesTags: ['Booking'],
      onQueryStarted: tellsTime,
    }),
    latestBookings: build.query<Booking[], number>({
      query: (limit) => ({ url: '/api/bookings', params: { limit } }),
      providesTags: ['Booking'],
    }),
    foundBookings: build.query<Booking[], { search: string; limit: number }>({
      query: (params) => ({ url: '/api/bookings', params: { ...params, cancelled: 'too' } }),
      providesTags: ['Booking'],
    }),
    searchSpelling: build.query<SearchSpelling, string>({
      query: (search) => ({ url: '/api/bookings/spelling', params: { search } }),
      providesTags: ['Booking'],
    }),
    booking: build.query<Booking, string>({
      query: (id) => path('/api/bookings', id),
      providesTags: ['Booking'],
      onQueryStarted: tellsTime,
    }),
    bookingSummary: build.query<BookingSummary, void>({
      query: () => '/api/bookings/summary',
      providesTags: ['BookingSummary'],
    }),
    bookingMoney: build.query<BookingMoney, string>({
      query: (id) => path('/api/bookings', id, 'money'),
      providesTags: ['Money'],
    }),
    moveBooking: build.mutation<Booking, { booking: Booking; status: BookingStatus }>({
      query: ({ booking: { id, version }, status }) => ({
        url: path('/api/bookings', id, 'status'),
        method: 'PUT',
        body: { status },
        ifMatch: version,
      }),
      invalidatesTags: makesStale(
        ...staleAfter(
          'booking.booking.status-changed.v1',
          'booking.payment.recorded.v1',
          'booking.trip.progressed.v1',
        ),
      ),
    }),
    reopenBooking: build.mutation<Booking, { booking: Booking; request: ReopenBooking }>({
      query: ({ booking: { id, version }, request }) => ({
        url: path('/api/bookings', id, 'reopen'),
        method: 'POST',
        body: request,
        ifMatch: version,
      }),
      invalidatesTags: makesStale(
        ...staleAfter('booking.booking.status-changed.v1', 'booking.trip.progressed.v1'),
      ),
    }),
    unstartBooking: build.mutation<Booking, Booking>({
      query: ({ id, version }) => ({
        url: path('/api/bookings', id, 'unstart'),
        method: 'POST',
        ifMatch: version,
      }),
      invalidatesTags: makesStale(
        ...staleAfter('booking.booking.status-changed.v1', 'booking.trip.progressed.v1'),
      ),
    }),
    unreconcileBooking: build.mutation<Booking, Booking>({
      query: ({ id, version }) => ({
        url: path('/api/bookings', id, 'unreconcile'),
        method: 'POST',
        ifMatch: version,
      }),
      invalidatesTags: makesStale(...staleAfter('booking.booking.status-changed.v1')),
    }),
    unassignOperator: build.mutation<Booking, Booking>({
      query: ({ id, version }) => ({
        url: path('/api/bookings', id, 'unassign-operator'),
        method: 'POST',
        ifMatch: version,
      }),
      invalidatesTags: makesStale(
        ...staleAfter('booking.booking.operator-unassigned.v1', 'booking.booking.status-changed.v1'),
      ),
    }),
    assignOperator: build.mutation<Booking, { booking: Booking; operatorId: number }>({
      query: ({ booking: { id, version }, operatorId }) => ({
        url: path('/api/bookings', id, 'assign-operator'),
        method: 'POST',
        body: { operatorId },
        ifMatch: version,
      }),
      invalidatesTags: makesStale(
        ...staleAfter(
          'booking.booking.operator-assigned.v1',
          'booking.booking.status-changed.v1',
          'booking.trip.progressed.v1',
        ),
      ),
    }),
  }),
});

export const {
  useBookingsInfiniteQuery,
  useLatestBookingsQuery,
  useFoundBookingsQuery,
  useSearchSpellingQuery,
  useBookingQuery,
  useLazyBookingQuery,
  useBookingSummaryQuery,
  useBookingMoneyQuery,
  useLazyBookingMoneyQuery,
  useMoveBookingMutation,
  useReopenBookingMutation,
  useUnstartBookingMutation,
  useUnreconcileBookingMutation,
  useAssignOperatorMutation,
  useUnassignOperatorMutation,
} = bookingApi;
