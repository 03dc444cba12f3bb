import type { Communication, SendCommunication } from '@safari/contracts';
import { api } from '@safari/web-kit';

export const communicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendCommunication: build.mutation<Communication, SendCommunication>({
      query: (body) => ({ url: '/api/operator-communications', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Communication']),
    }),
  }),
});

export const { useSendCommunicationMutation } = communicationApi;
