import type { Attraction } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';
import type { AttractionRequest } from './attraction.rules';

export const attractionApi = api.injectEndpoints({
  endpoints: (build) => ({
    createAttraction: build.mutation<Attraction, AttractionRequest>({
      query: (body) => ({ url: '/api/attractions', method: 'POST', body }),
      invalidatesTags: makesStale('Attraction'),
    }),
    updateAttraction: build.mutation<
      Attraction,
      { id: number; version: number | undefined; fields: AttractionRequest }
    >({
      query: ({ id, version, fields }) => ({
        url: path('/api/attractions', id),
        method: 'PUT',
        body: fields,
        ifMatch: version,
      }),
      invalidatesTags: makesStale('Attraction'),
    }),
    deleteAttraction: build.mutation<unknown, number>({
      query: (id) => ({ url: path('/api/attractions', id), method: 'DELETE' }),
      invalidatesTags: makesStale('Attraction', 'Package'),
    }),
  }),
});

export const { useCreateAttractionMutation, useUpdateAttractionMutation, useDeleteAttractionMutation } =
  attractionApi;
