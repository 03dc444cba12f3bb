import type { AvailabilityRequest, Communication } from '@safari/contracts';
import { api } from '@safari/web-kit';

/** What was said with operators and asked of them; of one booking, or of all without an id. */
export const conversationApi = api.injectEndpoints({
  endpoints: (build) => ({
    communications: build.query<Communication[], string | undefined>({
      query: (bookingId) => ({ url: '/api/operator-communications', params: { bookingId } }),
      providesTags: ['Communication'],
    }),
    availabilityRequests: build.query<AvailabilityRequest[], string | undefined>({
      query: (bookingId) => ({ url: '/api/availability-requests', params: { bookingId } }),
      providesTags: ['AvailabilityRequest'],
    }),
  }),
});

export const { useCommunicationsQuery, useAvailabilityRequestsQuery } = conversationApi;
