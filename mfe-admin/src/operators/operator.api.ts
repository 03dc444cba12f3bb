import { type Operator, type OperatorFields, staleAfter } from '@safari/contracts';
import { api, makesStale } from '@safari/web-kit';
import { type ChangedItem, itemCalls, type NewItem } from '../shared/editing/item-calls';

const calls = itemCalls('/api/operators');

export const operatorEditApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOperator: build.mutation<Operator, NewItem<OperatorFields>>({
      query: calls.create,
      invalidatesTags: makesStale(...staleAfter('operators.operator.changed.v1')),
    }),
    updateOperator: build.mutation<Operator, ChangedItem<OperatorFields>>({
      query: calls.update,
      invalidatesTags: makesStale(...staleAfter('operators.operator.changed.v1')),
    }),
    deleteOperator: build.mutation<unknown, number>({
      query: calls.remove,
      invalidatesTags: makesStale(
        ...staleAfter('operators.operator.changed.v1', 'operators.availability-request.changed.v1'),
      ),
    }),
  }),
});

export const { useCreateOperatorMutation, useUpdateOperatorMutation, useDeleteOperatorMutation } =
  operatorEditApi;
