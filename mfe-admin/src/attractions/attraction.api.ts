import { type AttractionDetails, staleAfter } from '@safari/contracts';
import { api, makesStale } from '@safari/web-kit';
import { type ChangedItem, itemCalls, type NewItem } from '../shared/editing/item-calls';
import type { AttractionRequest } from './attraction.rules';

const calls = itemCalls('/api/attractions');

const attractionApi = api.injectEndpoints({
  endpoints: (build) => ({
    createAttraction: build.mutation<AttractionDetails, NewItem<AttractionRequest>>({
      query: calls.create,
      invalidatesTags: makesStale(...staleAfter('catalog.attraction.changed.v1')),
    }),
    updateAttraction: build.mutation<AttractionDetails, ChangedItem<AttractionRequest>>({
      query: calls.update,
      invalidatesTags: makesStale(...staleAfter('catalog.attraction.changed.v1')),
    }),
    deleteAttraction: build.mutation<unknown, number>({
      query: calls.remove,
      invalidatesTags: makesStale(
        ...staleAfter('catalog.attraction.changed.v1', 'catalog.package.changed.v1'),
      ),
    }),
  }),
});

export const { useCreateAttractionMutation, useUpdateAttractionMutation, useDeleteAttractionMutation } =
  attractionApi;
