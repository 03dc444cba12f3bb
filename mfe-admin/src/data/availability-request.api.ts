import {
  type AnswerLink,
  type AvailabilityRequest,
  staleAfter,
  type TakeBackAnswer,
} from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

const action = (id: number, name: 'link' | 'close' | 'revoke') => ({
  url: path('/api/availability-requests', id, name),
  method: 'POST' as const,
  // each `link` call must give a new link, and closing or revoking twice has no further effect
  idempotencyKey: null,
});

/** Availability requests and their answer links. */
export const availabilityRequestApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of one booking; of all if there is no id. */
    availabilityRequests: build.query<AvailabilityRequest[], string | undefined>({
      query: (bookingId) => ({ url: '/api/availability-requests', params: { bookingId } }),
      providesTags: ['AvailabilityRequest'],
    }),
    makeAnswerLink: build.mutation<AnswerLink, number>({
      query: (id) => action(id, 'link'),
      invalidatesTags: makesStale(...staleAfter('operators.availability-request.changed.v1')),
    }),
    takeAnswerBack: build.mutation<AvailabilityRequest, { id: number; answer: TakeBackAnswer }>({
      query: ({ id, answer }) => ({
        url: path('/api/availability-requests', id, 'take-back'),
        method: 'POST',
        body: answer,
      }),
      invalidatesTags: makesStale(...staleAfter('operators.communication.answered.v1')),
    }),
    closeAvailabilityRequest: build.mutation<AvailabilityRequest, number>({
      query: (id) => action(id, 'close'),
      invalidatesTags: makesStale(...staleAfter('operators.availability-request.changed.v1')),
    }),
    revokeAnswerLink: build.mutation<AvailabilityRequest, number>({
      query: (id) => action(id, 'revoke'),
      invalidatesTags: makesStale(...staleAfter('operators.availability-request.changed.v1')),
    }),
  }),
});

export const {
  useAvailabilityRequestsQuery,
  useLazyAvailabilityRequestsQuery,
  useMakeAnswerLinkMutation,
  useTakeAnswerBackMutation,
  useCloseAvailabilityRequestMutation,
  useRevokeAnswerLinkMutation,
} = availabilityRequestApi;
