import type { Guide, GuideFields } from '@safari/contracts';
import { api, makesStale } from '@safari/web-kit';
import { type ChangedItem, itemCalls, type NewItem } from '../shared/editing/item-calls';

const calls = itemCalls('/api/guides');

export const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    createGuide: build.mutation<Guide, NewItem<GuideFields>>({
      query: calls.create,
      invalidatesTags: makesStale('Guide'),
    }),
    updateGuide: build.mutation<Guide, ChangedItem<GuideFields>>({
      query: calls.update,
      invalidatesTags: makesStale('Guide'),
    }),
    deleteGuide: build.mutation<unknown, number>({
      query: calls.remove,
      invalidatesTags: makesStale('Guide'),
    }),
  }),
});

export const { useCreateGuideMutation, useUpdateGuideMutation, useDeleteGuideMutation } = guideApi;
