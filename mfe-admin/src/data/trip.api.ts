import type { ActiveTrip, CustomerReview, TripStatus, TripUpdate } from '@safari/contracts';
import { api, path } from '@safari/web-kit';

export interface TripPage {
  trips: ActiveTrip[];
  /** Where the next page is asked for. */
  next: string | undefined;
}

export const tripApi = api.injectEndpoints({
  endpoints: (build) => ({
    activeTrips: build.infiniteQuery<TripPage, void, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next },
      query: ({ pageParam }) => pageParam ?? '/api/trip-active',
      transformResponse: (trips: ActiveTrip[], meta) => ({ trips, next: meta?.next }),
      providesTags: ['Trip', 'Booking'],
    }),
    trip: build.query<TripStatus, string>({
      query: (bookingId) => path('/api/trip-status', bookingId),
      providesTags: ['Trip'],
    }),
    tripUpdates: build.query<TripUpdate[], string>({
      query: (bookingId) => ({ url: '/api/trip-updates', params: { bookingId } }),
      providesTags: ['TripUpdate'],
    }),
    reviews: build.query<CustomerReview[], string>({
      query: (bookingId) => ({ url: '/api/customer-reviews', params: { bookingId } }),
      providesTags: ['Review'],
    }),
  }),
});

export const { useActiveTripsInfiniteQuery, useTripQuery, useTripUpdatesQuery, useReviewsQuery } = tripApi;
