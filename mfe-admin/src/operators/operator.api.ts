import type { Operator, OperatorFields } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

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
      invalidatesTags: makesStale('Operator', 'Capability'),
    }),
    deleteOperator: build.mutation<unknown, number>({
      query: (id) => ({ url: path('/api/operators', id), method: 'DELETE' }),
      invalidatesTags: makesStale('Operator', 'Capability'),
    }),
  }),
});

export const { useCreateOperatorMutation, useUpdateOperatorMutation, useDeleteOperatorMutation } =
  operatorEditApi;
