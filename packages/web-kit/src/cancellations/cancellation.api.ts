import type { BookingCancellation } from '@safari/contracts';
import { api } from '../api/api';
import { path } from '../api/base-query';

const cancellationApi = api.injectEndpoints({
  endpoints: (build) => ({
    cancellation: build.query<BookingCancellation, string>({
      query: (bookingId) => path('/api/bookings', bookingId, 'cancellation'),
      providesTags: ['Booking', 'Money'],
    }),
  }),
});

/** What cancelling a booking costs today, or has cost; by the booking's id. For customers and staff. */
export const { useCancellationQuery } = cancellationApi;
