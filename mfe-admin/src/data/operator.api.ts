import type { Operator } from '@safari/contracts';
import { api } from '@safari/web-kit';

export const operatorApi = api.injectEndpoints({
  endpoints: (build) => ({
    operators: build.query<Operator[], void>({
      query: () => '/api/operators',
      providesTags: ['Operator'],
    }),
  }),
});

export const { useOperatorsQuery } = operatorApi;
