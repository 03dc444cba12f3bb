import { type Communication, type SendCommunication, staleAfter } from '@safari/contracts';
import { api, makesStale } from '@safari/web-kit';

export const communicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of one booking; of all if there is no id. */
    communications: build.query<Communication[], string | undefined>({
      query: (bookingId) => ({ url: '/api/operator-communications', params: { bookingId } }),
      providesTags: ['Communication', 'AvailabilityRequest'], // a message about a request that is over no longer has to be told
    }),
    sendCommunication: build.mutation<
      Communication,
      { communication: SendCommunication; idempotencyKey: string }
    >({
      query: ({ communication: body, idempotencyKey }) => ({
        url: '/api/operator-communications',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: makesStale(...staleAfter('operators.communication.changed.v1')),
    }),
  }),
});

export const { useCommunicationsQuery, useSendCommunicationMutation } = communicationApi;
