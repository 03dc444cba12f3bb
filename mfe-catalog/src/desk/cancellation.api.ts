import type { Booking, CancelBooking } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

const cancellationApi = api.injectEndpoints({
  endpoints: (build) => ({
    cancelMyBooking: build.mutation<Booking, { bookingId: string; request: CancelBooking }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/user/bookings', bookingId, 'cancel'),
        method: 'POST',
        body: request,
      }),
      // 409 says that it was cancelled already, or that the refund is another one by now: show that
      invalidatesTags: makesStale('Booking', 'Money', 'Trip'),
    }),
  }),
});

export const { useCancelMyBookingMutation } = cancellationApi;
