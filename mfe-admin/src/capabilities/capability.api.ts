import type { Capability, OperatorCapability } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

export const capabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    capabilities: build.query<OperatorCapability[], number>({
      query: (operatorId) => path('/api/operators', operatorId, 'capabilities'),
      providesTags: ['Capability'],
    }),
    saveCapabilities: build.mutation<
      OperatorCapability[],
      { operatorId: number; capabilities: Capability[] }
    >({
      query: ({ operatorId, capabilities }) => ({
        url: path('/api/operators', operatorId, 'capabilities'),
        method: 'POST',
        body: { capabilities },
      }),
      onQueryStarted: async ({ operatorId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(capabilityApi.util.updateQueryData('capabilities', operatorId, () => data));
      },
      invalidatesTags: makesStale('Capability'),
    }),
  }),
});

export const { useCapabilitiesQuery, useSaveCapabilitiesMutation } = capabilityApi;
