import {
  type ActiveTrip,
  type CustomerReview,
  staleAfter,
  type TripProgress,
  type TripStatus,
  type TripUpdate,
} from '@safari/contracts';
import { api, linkedPages, makesStale, type Page, path } from '@safari/web-kit';
import { tellsTime } from '@safari/web-kit/clock';

const pages = linkedPages<ActiveTrip>();

export const tripApi = api.injectEndpoints({
  endpoints: (build) => ({
    activeTrips: build.infiniteQuery<Page<ActiveTrip>, void, string | undefined>({
      ...pages,
      // the screen refetches the other pages when they come into view
      infiniteQueryOptions: { ...pages.infiniteQueryOptions, refetchCachedPages: false },
      query: ({ pageParam }) => pageParam ?? '/api/trip-active',
      providesTags: ['Trip', 'Booking'],
      onQueryStarted: tellsTime,
    }),
    trip: build.query<TripStatus, string>({
      query: (bookingId) => path('/api/trip-status', bookingId),
      providesTags: ['Trip'],
    }),
    setProgress: build.mutation<TripStatus, { trip: TripStatus; progress: TripProgress }>({
      query: ({ trip: { bookingId, version }, progress }) => ({
        url: path('/api/trip-status', bookingId),
        method: 'PUT',
        body: progress,
        ifMatch: version,
      }),
      invalidatesTags: makesStale(
        ...staleAfter('booking.trip.progressed.v1', 'booking.booking.status-changed.v1'),
      ),
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

export const {
  useActiveTripsInfiniteQuery,
  useTripQuery,
  useLazyTripQuery,
  useSetProgressMutation,
  useTripUpdatesQuery,
  useReviewsQuery,
} = tripApi;
