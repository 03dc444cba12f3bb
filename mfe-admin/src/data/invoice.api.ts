import type { CreditNote, Invoice, IssueCreditNote, SendInvoice } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

export const invoiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendInvoice: build.mutation<Invoice, SendInvoice>({
      query: (body) => ({ url: '/api/send-invoice', method: 'POST', body }),
      invalidatesTags: makesStale('Money', 'Booking'),
    }),
    issueCreditNote: build.mutation<CreditNote, { bookingId: string; request: IssueCreditNote }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'credit-notes'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: makesStale('Money', 'Booking', 'History'),
    }),
  }),
});

export const { useSendInvoiceMutation, useIssueCreditNoteMutation } = invoiceApi;
