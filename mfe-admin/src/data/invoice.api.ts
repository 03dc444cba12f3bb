import type { Invoice, SendInvoice } from '@safari/contracts';
import { api } from '@safari/web-kit';

export const invoiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendInvoice: build.mutation<Invoice, SendInvoice>({
      query: (body) => ({ url: '/api/send-invoice', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Money', 'Booking']),
    }),
  }),
});

export const { useSendInvoiceMutation } = invoiceApi;
