import type { PostTripUpdate, TripProgress, TripStatus, TripUpdate } from '@safari/contracts';
import { api, path } from '@safari/web-kit';

export const tripEditApi = api.injectEndpoints({
  endpoints: (build) => ({
    setProgress: build.mutation<TripStatus, { trip: TripStatus; progress: TripProgress }>({
      query: ({ trip: { bookingId, version }, progress }) => ({
        url: path('/api/trip-status', bookingId),
        method: 'PUT',
        body: progress,
        ifMatch: version,
      }),
      // 412: somebody else changed it, our copy is outdated
      invalidatesTags: (_, error) =>
        error && error.status !== 412 ? [] : ['Trip', 'Booking', 'BookingSummary'],
    }),
    postUpdate: build.mutation<TripUpdate, PostTripUpdate>({
      query: (body) => ({ url: '/api/trip-updates', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['TripUpdate', 'Trip', 'Booking', 'BookingSummary']),
    }),
  }),
});

export const { useSetProgressMutation, usePostUpdateMutation } = tripEditApi;
