import {
  type CreditNote,
  type Invoice,
  type IssueCreditNote,
  type SendInvoice,
  staleAfter,
} from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

export const invoiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendInvoice: build.mutation<Invoice, SendInvoice>({
      query: (body) => ({ url: '/api/send-invoice', method: 'POST', body }),
      invalidatesTags: makesStale(...staleAfter('booking.invoice.sent.v1')),
    }),
    issueCreditNote: build.mutation<CreditNote, { bookingId: string; request: IssueCreditNote }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/bookings', bookingId, 'credit-notes'),
        method: 'POST',
        body: request,
      }),
      invalidatesTags: makesStale(...staleAfter('booking.invoice.credited.v1', 'booking.invoice.sent.v1')),
    }),
  }),
});

export const { useSendInvoiceMutation, useIssueCreditNoteMutation } = invoiceApi;
