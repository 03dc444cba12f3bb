import {
  type AnswerCommunication,
  type Booking,
  type Communication,
  type Coordination,
  type Operator,
  staleAfter,
} from '@safari/contracts';
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
      invalidatesTags: makesStale(...staleAfter('operators.booking.coordinated.v1')),
    }),
    respond: build.mutation<Communication, { communicationId: number; answer: AnswerCommunication }>({
      query: ({ communicationId, answer }) => ({
        url: path('/api/operator-communications', communicationId, 'respond'),
        method: 'POST',
        body: answer,
      }),
      invalidatesTags: makesStale(
        ...staleAfter('operators.communication.answered.v1', 'operators.communication.changed.v1'),
      ),
    }),
    /** Records that the operator was told by telephone. */
    tellOperator: build.mutation<Communication, number>({
      query: (communicationId) => ({
        url: path('/api/operator-communications', communicationId, 'told'),
        method: 'POST',
      }),
      invalidatesTags: makesStale(...staleAfter('operators.communication.changed.v1')),
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
