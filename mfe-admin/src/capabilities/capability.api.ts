import { type Capability, type OperatorCapability, staleAfter } from '@safari/contracts';
import { api, type CallMeta, makesStale, path } from '@safari/web-kit';

/** As far as the page knows; a service of the previous release sends no version. */
export interface KnownCapabilities {
  version: number | undefined;
  rows: OperatorCapability[];
}

const known = (rows: OperatorCapability[], meta?: CallMeta): KnownCapabilities => ({
  version: meta?.version,
  rows,
});

const capabilityApi = api.injectEndpoints({
  endpoints: (build) => ({
    capabilities: build.query<KnownCapabilities, number>({
      query: (operatorId) => path('/api/operators', operatorId, 'capabilities'),
      transformResponse: known,
      providesTags: ['Capability', 'Package', 'Attraction'], // items deleted from the catalogue are left out of the answer
    }),
    saveCapabilities: build.mutation<
      KnownCapabilities,
      { operatorId: number; version: number | undefined; capabilities: Capability[] }
    >({
      query: ({ operatorId, version, capabilities }) => ({
        url: path('/api/operators', operatorId, 'capabilities'),
        method: 'POST',
        body: { capabilities },
        ifMatch: version,
      }),
      transformResponse: known,
      onQueryStarted: async ({ operatorId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(capabilityApi.util.updateQueryData('capabilities', operatorId, () => data));
      },
      invalidatesTags: makesStale(...staleAfter('operators.capabilities.changed.v1')),
    }),
  }),
});

export const { useCapabilitiesQuery, useSaveCapabilitiesMutation } = capabilityApi;
