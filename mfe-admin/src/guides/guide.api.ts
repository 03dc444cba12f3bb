import type { Guide, GuideFields } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

export const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    createGuide: build.mutation<Guide, GuideFields>({
      query: (body) => ({ url: '/api/guides', method: 'POST', body }),
      invalidatesTags: makesStale('Guide'),
    }),
    updateGuide: build.mutation<Guide, { id: number; version: number | undefined; fields: GuideFields }>({
      query: ({ id, version, fields }) => ({
        url: path('/api/guides', id),
        method: 'PUT',
        body: fields,
        ifMatch: version,
      }),
      invalidatesTags: makesStale('Guide'),
    }),
    deleteGuide: build.mutation<unknown, number>({
      query: (id) => ({ url: path('/api/guides', id), method: 'DELETE' }),
      invalidatesTags: makesStale('Guide'),
    }),
  }),
});

export const { useCreateGuideMutation, useUpdateGuideMutation, useDeleteGuideMutation } = guideApi;
