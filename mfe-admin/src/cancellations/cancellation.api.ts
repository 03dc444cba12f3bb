import type { Booking, CancelBookingFor, Cancellation, RecordRefund, VoidRefund } from '@safari/contracts';
import { api, path } from '@safari/web-kit';
import { staleUnless } from '../data/booking.api';

const cancellationApi = api.injectEndpoints({
  endpoints: (build) => ({
    cancelBooking: build.mutation<Booking, { bookingId: string; request: CancelBookingFor }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'cancel'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: (_, error) =>
        staleUnless(error, [
          'Booking',
          'BookingSummary',
          'Money',
          'Trip',
          'Communication',
          'AvailabilityRequest',
          'History',
        ]),
    }),
    recordRefund: build.mutation<Cancellation, { bookingId: string; request: RecordRefund }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'refund'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: (_, error) => staleUnless(error, ['Money', 'History']),
    }),
    voidRefund: build.mutation<Cancellation, { bookingId: string; request: VoidRefund }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'refund', 'void'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: (_, error) => staleUnless(error, ['Money', 'History']),
    }),
  }),
});

export const { useCancelBookingMutation, useRecordRefundMutation, useVoidRefundMutation } = cancellationApi;
