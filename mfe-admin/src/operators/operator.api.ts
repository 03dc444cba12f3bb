import type { Operator, OperatorFields } from '@safari/contracts';
import { api, makesStale } from '@safari/web-kit';
import { type ChangedItem, itemCalls, type NewItem } from '../shared/editing/item-calls';

const calls = itemCalls('/api/operators');

/** Requests and messages name their operator, and whom nobody can reach any more is not to be called. */
const namesStale = makesStale('Operator', 'Capability', 'Communication', 'AvailabilityRequest');

export const operatorEditApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOperator: build.mutation<Operator, NewItem<OperatorFields>>({
      query: calls.create,
      invalidatesTags: makesStale('Operator', 'Capability'),
    }),
    updateOperator: build.mutation<Operator, ChangedItem<OperatorFields>>({
      query: calls.update,
      invalidatesTags: namesStale,
    }),
    deleteOperator: build.mutation<unknown, number>({
      query: calls.remove,
      invalidatesTags: namesStale,
    }),
  }),
});

export const { useCreateOperatorMutation, useUpdateOperatorMutation, useDeleteOperatorMutation } =
  operatorEditApi;
