import { type Guide, type GuideFields, staleAfter } from '@safari/contracts';
import { api, makesStale } from '@safari/web-kit';
import { type ChangedItem, itemCalls, type NewItem } from '../shared/editing/item-calls';

const calls = itemCalls('/api/guides');

const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    createGuide: build.mutation<Guide, NewItem<GuideFields>>({
      query: calls.create,
      invalidatesTags: makesStale(...staleAfter('catalog.guide.changed.v1')),
    }),
    updateGuide: build.mutation<Guide, ChangedItem<GuideFields>>({
      query: calls.update,
      invalidatesTags: makesStale(...staleAfter('catalog.guide.changed.v1')),
    }),
    deleteGuide: build.mutation<unknown, number>({
      query: calls.remove,
      invalidatesTags: makesStale(...staleAfter('catalog.guide.changed.v1')),
    }),
  }),
});

export const { useCreateGuideMutation, useUpdateGuideMutation, useDeleteGuideMutation } = guideApi;
