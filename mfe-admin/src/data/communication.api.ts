import type { Communication, SendCommunication } from '@safari/contracts';
import { api } from '@safari/web-kit';

export const communicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of one booking, or of all without an id. */
    communications: build.query<Communication[], string | undefined>({
      query: (bookingId) => ({ url: '/api/operator-communications', params: { bookingId } }),
      providesTags: ['Communication'],
    }),
    sendCommunication: build.mutation<Communication, SendCommunication>({
      query: (body) => ({ url: '/api/operator-communications', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Communication']),
    }),
  }),
});

export const { useCommunicationsQuery, useSendCommunicationMutation } = communicationApi;
