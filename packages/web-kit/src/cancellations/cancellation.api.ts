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

/** What cancelling a booking costs today, or has cost, for the remotes of both sides; asked by the booking's id. */
export const { useCancellationQuery } = cancellationApi;
