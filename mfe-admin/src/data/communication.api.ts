import { type Communication, type SendCommunication, staleAfter } from '@safari/contracts';
import { api, makesStale } from '@safari/web-kit';

export const communicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of one booking, or of all without an id. */
    communications: build.query<Communication[], string | undefined>({
      query: (bookingId) => ({ url: '/api/operator-communications', params: { bookingId } }),
      providesTags: ['Communication', 'AvailabilityRequest'], // a request that is over is told to nobody
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
