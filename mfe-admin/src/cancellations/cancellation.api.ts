import type { Booking, CancelBookingFor, Cancellation, RecordRefund, VoidRefund } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

const cancellationApi = api.injectEndpoints({
  endpoints: (build) => ({
    cancelBooking: build.mutation<Booking, { bookingId: string; request: CancelBookingFor }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'cancel'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: makesStale(
        'Booking',
        'BookingSummary',
        'Money',
        'Trip',
        'Communication',
        'AvailabilityRequest',
        'History',
      ),
    }),
    recordRefund: build.mutation<Cancellation, { bookingId: string; request: RecordRefund }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'refund'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: makesStale('Money', 'History'),
    }),
    voidRefund: build.mutation<Cancellation, { bookingId: string; request: VoidRefund }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'refund', 'void'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: makesStale('Money', 'History'),
    }),
  }),
});

export const { useCancelBookingMutation, useRecordRefundMutation, useVoidRefundMutation } = cancellationApi;
