import { type Booking, type CancelBooking, staleAfter } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

const cancellationApi = api.injectEndpoints({
  endpoints: (build) => ({
    cancelMyBooking: build.mutation<Booking, { bookingId: string; request: CancelBooking }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/user/bookings', bookingId, 'cancel'),
        method: 'POST',
        body: request,
      }),
      // 409: it was cancelled already, or the refund has changed; refetch to show that
      invalidatesTags: makesStale(
        ...staleAfter(
          'booking.booking.cancelled.v1',
          'booking.booking.status-changed.v1',
          'booking.trip.progressed.v1',
        ),
      ),
    }),
  }),
});

export const { useCancelMyBookingMutation } = cancellationApi;
