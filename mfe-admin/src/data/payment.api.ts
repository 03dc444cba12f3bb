import type { Payment, RecordPayment, RecordRepayment, Repayment, VoidPayment } from '@safari/contracts';
import { api, path } from '@safari/web-kit';
import { staleUnless } from './booking.api';

const STALE = ['Booking', 'BookingSummary', 'Money', 'History'] as const;

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordPayment: build.mutation<Payment, { bookingId: string; request: RecordPayment }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'payments'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: (_, error) => staleUnless(error, [...STALE]),
    }),
    /** @param version of the booking, where it must not have changed */
    voidPayment: build.mutation<Payment, { payment: Payment; request: VoidPayment; version?: number }>({
      query: ({ payment: { bookingId, id }, request, version }) => ({
        url: path('/api/bookings', bookingId, 'payments', id, 'void'),
        method: 'POST',
        body: request,
        ...(version !== undefined && { ifMatch: version }),
      }),
      invalidatesTags: (_, error) => staleUnless(error, [...STALE]),
    }),
    recordRepayment: build.mutation<Repayment, { bookingId: string; request: RecordRepayment }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'repayments'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: (_, error) => staleUnless(error, [...STALE]),
    }),
    voidRepayment: build.mutation<Repayment, { repayment: Repayment; request: VoidPayment }>({
      query: ({ repayment: { bookingId, id }, request }) => ({
        url: path('/api/bookings', bookingId, 'repayments', id, 'void'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: (_, error) => staleUnless(error, [...STALE]),
    }),
  }),
});

export const {
  useRecordPaymentMutation,
  useVoidPaymentMutation,
  useRecordRepaymentMutation,
  useVoidRepaymentMutation,
} = paymentApi;
