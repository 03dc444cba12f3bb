import type { Artwork, ArtworkFields } from '@safari/contracts';
import { api, makesStale } from '@safari/web-kit';
import { type ChangedItem, itemCalls, type NewItem } from '../shared/editing/item-calls';

const calls = itemCalls('/api/artworks');

export const artworkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createArtwork: build.mutation<Artwork, NewItem<ArtworkFields>>({
      query: calls.create,
      invalidatesTags: makesStale('Artwork', 'Artist'),
    }),
    updateArtwork: build.mutation<Artwork, ChangedItem<ArtworkFields>>({
      query: calls.update,
      invalidatesTags: makesStale('Artwork', 'Artist'),
    }),
    deleteArtwork: build.mutation<unknown, number>({
      query: calls.remove,
      invalidatesTags: makesStale('Artwork', 'Artist'),
    }),
  }),
});

export const { useCreateArtworkMutation, useUpdateArtworkMutation, useDeleteArtworkMutation } = artworkApi;
