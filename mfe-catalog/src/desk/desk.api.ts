import {
  type BookingMoney,
  type CustomerReview,
  type PostReview,
  staleAfter,
  type TripStatus,
  type TripUpdate,
} from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

/** The customer's own trips; the server answers 404 for anybody else's. */
export const deskApi = api.injectEndpoints({
  endpoints: (build) => ({
    myTrip: build.query<TripStatus, string>({
      query: (bookingId) => path('/api/trip-status', bookingId),
      providesTags: ['Trip'],
    }),
    myTripUpdates: build.query<TripUpdate[], string>({
      query: (bookingId) => ({ url: '/api/trip-updates', params: { bookingId } }),
      providesTags: ['TripUpdate'],
    }),
    myMoney: build.query<BookingMoney, string>({
      query: (bookingId) => path('/api/bookings', bookingId, 'money'),
      providesTags: ['Money'],
    }),
    myReviews: build.query<CustomerReview[], string>({
      query: (bookingId) => ({ url: '/api/customer-reviews', params: { bookingId } }),
      providesTags: ['Review'],
    }),
    writeReview: build.mutation<CustomerReview, PostReview>({
      query: (body) => ({ url: '/api/customer-reviews', method: 'POST', body }),
      // 409: a review exists, perhaps from another window; refetch to show it
      invalidatesTags: makesStale(...staleAfter('booking.review.posted.v1')),
    }),
  }),
});

export const {
  useMyTripQuery,
  useMyTripUpdatesQuery,
  useMyMoneyQuery,
  useMyReviewsQuery,
  useWriteReviewMutation,
} = deskApi;
