import type { Operator, OperatorFields } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

/** Requests and messages name their operator, and whom nobody can reach any more is not to be called. */
const namesStale = makesStale('Operator', 'Capability', 'Communication', 'AvailabilityRequest');

export const operatorEditApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOperator: build.mutation<Operator, OperatorFields>({
      query: (body) => ({ url: '/api/operators', method: 'POST', body }),
      invalidatesTags: makesStale('Operator', 'Capability'),
    }),
    updateOperator: build.mutation<
      Operator,
      { id: number; version: number | undefined; fields: OperatorFields }
    >({
      query: ({ id, version, fields }) => ({
        url: path('/api/operators', id),
        method: 'PUT',
        body: fields,
        ifMatch: version,
      }),
      invalidatesTags: namesStale,
    }),
    deleteOperator: build.mutation<unknown, number>({
      query: (id) => ({ url: path('/api/operators', id), method: 'DELETE' }),
      invalidatesTags: namesStale,
    }),
  }),
});

export const { useCreateOperatorMutation, useUpdateOperatorMutation, useDeleteOperatorMutation } =
  operatorEditApi;
