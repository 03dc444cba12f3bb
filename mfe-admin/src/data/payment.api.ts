import {
  type Payment,
  type RecordPayment,
  type RecordRepayment,
  type Repayment,
  staleAfter,
  type VoidPayment,
} from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

export const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordPayment: build.mutation<Payment, { bookingId: string; request: RecordPayment }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'payments'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: makesStale(
        ...staleAfter(
          'booking.payment.recorded.v1',
          'booking.booking.status-changed.v1',
          'booking.trip.progressed.v1',
        ),
      ),
    }),
    /** @param version of the booking, if it must not have changed */
    voidPayment: build.mutation<Payment, { payment: Payment; request: VoidPayment; version?: number }>({
      query: ({ payment: { bookingId, id }, request, version }) => ({
        url: path('/api/bookings', bookingId, 'payments', id, 'void'),
        method: 'POST',
        body: request,
        ...(version !== undefined && { ifMatch: version }),
      }),
      invalidatesTags: makesStale(
        ...staleAfter('booking.payment.voided.v1', 'booking.booking.status-changed.v1'),
      ),
    }),
    recordRepayment: build.mutation<Repayment, { bookingId: string; request: RecordRepayment }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'repayments'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: makesStale(...staleAfter('booking.payment.repaid.v1')),
    }),
    voidRepayment: build.mutation<Repayment, { repayment: Repayment; request: VoidPayment }>({
      query: ({ repayment: { bookingId, id }, request }) => ({
        url: path('/api/bookings', bookingId, 'repayments', id, 'void'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: makesStale(
        ...staleAfter(
          'booking.payment.voided.v1',
          'booking.booking.status-changed.v1',
          'booking.trip.progressed.v1',
        ),
      ),
    }),
  }),
});

export const {
  useRecordPaymentMutation,
  useVoidPaymentMutation,
  useRecordRepaymentMutation,
  useVoidRepaymentMutation,
} = paymentApi;
