import {
  type EditTripUpdate,
  type PostTripUpdate,
  staleAfter,
  type TripUpdate,
  type TripUpdateVersion,
} from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

export const tripEditApi = api.injectEndpoints({
  endpoints: (build) => ({
    postUpdate: build.mutation<TripUpdate, { update: PostTripUpdate; idempotencyKey: string }>({
      query: ({ update: body, idempotencyKey }) => ({
        url: '/api/trip-updates',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: makesStale(
        ...staleAfter(
          'booking.trip.update-posted.v1',
          'booking.trip.progressed.v1',
          'booking.booking.status-changed.v1',
        ),
      ),
    }),
    editUpdate: build.mutation<
      TripUpdate,
      { update: TripUpdate; version: number | undefined; fields: EditTripUpdate }
    >({
      query: ({ update: { id }, version, fields }) => ({
        url: path('/api/trip-updates', id),
        method: 'PUT',
        body: fields,
        ifMatch: version,
      }),
      invalidatesTags: makesStale(...staleAfter('booking.trip.update-changed.v1')),
    }),
    withdrawUpdate: build.mutation<TripUpdate, TripUpdate>({
      query: ({ id, version }) => ({
        url: path('/api/trip-updates', id, 'withdraw'),
        method: 'POST',
        ifMatch: version,
      }),
      invalidatesTags: makesStale(...staleAfter('booking.trip.update-changed.v1')),
    }),
    updateVersions: build.query<TripUpdateVersion[], number>({
      query: (id) => path('/api/trip-updates', id, 'versions'),
      providesTags: ['TripUpdate'],
    }),
  }),
});

export const {
  usePostUpdateMutation,
  useEditUpdateMutation,
  useWithdrawUpdateMutation,
  useUpdateVersionsQuery,
} = tripEditApi;
