import type { Operator, OperatorFields } from '@safari/contracts';
import { api, path } from '@safari/web-kit';

export const operatorEditApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOperator: build.mutation<Operator, OperatorFields>({
      query: (body) => ({ url: '/api/operators', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Operator', 'Capability']),
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
      invalidatesTags: (_, error) => (error ? [] : ['Operator', 'Capability']),
    }),
    deleteOperator: build.mutation<unknown, number>({
      query: (id) => ({ url: path('/api/operators', id), method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : ['Operator', 'Capability']),
    }),
  }),
});

export const { useCreateOperatorMutation, useUpdateOperatorMutation, useDeleteOperatorMutation } =
  operatorEditApi;
