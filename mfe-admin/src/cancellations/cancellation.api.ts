import {
  type Booking,
  type CancelBookingFor,
  type Cancellation,
  type RecordRefund,
  staleAfter,
  type VoidRefund,
} from '@safari/contracts';
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
        ...staleAfter(
          'booking.booking.cancelled.v1',
          'booking.booking.status-changed.v1',
          'booking.trip.progressed.v1',
        ),
      ),
    }),
    recordRefund: build.mutation<Cancellation, { bookingId: string; request: RecordRefund }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'refund'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: makesStale(...staleAfter('booking.refund.paid.v1')),
    }),
    voidRefund: build.mutation<Cancellation, { bookingId: string; request: VoidRefund }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'refund', 'void'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: makesStale(...staleAfter('booking.refund.voided.v1')),
    }),
  }),
});

export const { useCancelBookingMutation, useRecordRefundMutation, useVoidRefundMutation } = cancellationApi;
