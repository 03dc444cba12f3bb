import type { AnswerCommunication, Booking, Communication, Coordination, Operator } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

export const coordinationApi = api.injectEndpoints({
  endpoints: (build) => ({
    capableOperators: build.query<Operator[], Pick<Booking, 'bookingType' | 'itemId'>>({
      query: ({ bookingType, itemId }) => ({
        url: '/api/capable-operators',
        params: { capabilityType: bookingType, itemId },
      }),
      providesTags: ['Capability', 'Operator'],
    }),
    coordinate: build.mutation<Coordination, { bookingId: string; operatorIds: number[] }>({
      query: ({ bookingId, operatorIds }) => ({
        url: path('/api/bookings', bookingId, 'coordinate'),
        method: 'POST',
        body: { operatorIds },
      }),
      invalidatesTags: makesStale('Communication', 'AvailabilityRequest'),
    }),
    respond: build.mutation<Communication, { communicationId: number; answer: AnswerCommunication }>({
      query: ({ communicationId, answer }) => ({
        url: path('/api/operator-communications', communicationId, 'respond'),
        method: 'POST',
        body: answer,
      }),
      invalidatesTags: makesStale('Communication', 'AvailabilityRequest'),
    }),
    /** The operator has heard it by telephone. */
    tellOperator: build.mutation<Communication, number>({
      query: (communicationId) => ({
        url: path('/api/operator-communications', communicationId, 'told'),
        method: 'POST',
      }),
      invalidatesTags: makesStale('Communication', 'AvailabilityRequest'),
    }),
  }),
});

export const {
  useCapableOperatorsQuery,
  useLazyCapableOperatorsQuery,
  useCoordinateMutation,
  useRespondMutation,
  useTellOperatorMutation,
} = coordinationApi;
