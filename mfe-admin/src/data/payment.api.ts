import type { Payment, RecordPayment, RecordRepayment, Repayment, VoidPayment } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

const stale = makesStale('Booking', 'BookingSummary', 'Money', 'History');

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordPayment: build.mutation<Payment, { bookingId: string; request: RecordPayment }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'payments'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: stale,
    }),
    /** @param version of the booking, where it must not have changed */
    voidPayment: build.mutation<Payment, { payment: Payment; request: VoidPayment; version?: number }>({
      query: ({ payment: { bookingId, id }, request, version }) => ({
        url: path('/api/bookings', bookingId, 'payments', id, 'void'),
        method: 'POST',
        body: request,
        ...(version !== undefined && { ifMatch: version }),
      }),
      invalidatesTags: stale,
    }),
    recordRepayment: build.mutation<Repayment, { bookingId: string; request: RecordRepayment }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'repayments'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: stale,
    }),
    voidRepayment: build.mutation<Repayment, { repayment: Repayment; request: VoidPayment }>({
      query: ({ repayment: { bookingId, id }, request }) => ({
        url: path('/api/bookings', bookingId, 'repayments', id, 'void'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: stale,
    }),
  }),
});

export const {
  useRecordPaymentMutation,
  useVoidPaymentMutation,
  useRecordRepaymentMutation,
  useVoidRepaymentMutation,
} = paymentApi;
