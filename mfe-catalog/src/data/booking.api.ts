import { type Booking, type PlaceBooking, staleAfter } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';
import { tellsTime } from '@safari/web-kit/clock';

export const customerBookingApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeBooking: build.mutation<Booking, { request: PlaceBooking; idempotencyKey: string }>({
      query: ({ request: body, idempotencyKey }) => ({
        url: '/api/bookings',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: makesStale(...staleAfter('booking.booking.placed.v1')),
    }),
    myBookings: build.query<Booking[], void>({
      query: () => '/api/user/bookings',
      providesTags: ['Booking'],
      onQueryStarted: tellsTime,
    }),
    myBooking: build.query<Booking, string>({
      query: (id) => path('/api/bookings', id),
      providesTags: ['Booking'],
      onQueryStarted: tellsTime,
    }),
    /** The booking placed under an idempotency key; 404 if there is none. */
    mySentBooking: build.query<Booking, string>({
      query: (key) => path('/api/user/bookings/sent', key),
    }),
  }),
});

export const {
  usePlaceBookingMutation,
  useMyBookingsQuery,
  useLazyMyBookingsQuery,
  useMyBookingQuery,
  useMySentBookingQuery,
  useLazyMySentBookingQuery,
} = customerBookingApi;
