import { type Artwork, type ArtworkFields, staleAfter } from '@safari/contracts';
import { api, makesStale } from '@safari/web-kit';
import { type ChangedItem, itemCalls, type NewItem } from '../shared/editing/item-calls';

const calls = itemCalls('/api/artworks');

export const artworkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createArtwork: build.mutation<Artwork, NewItem<ArtworkFields>>({
      query: calls.create,
      invalidatesTags: makesStale(...staleAfter('catalog.artwork.changed.v1')),
    }),
    updateArtwork: build.mutation<Artwork, ChangedItem<ArtworkFields>>({
      query: calls.update,
      invalidatesTags: makesStale(...staleAfter('catalog.artwork.changed.v1')),
    }),
    deleteArtwork: build.mutation<unknown, number>({
      query: calls.remove,
      invalidatesTags: makesStale(...staleAfter('catalog.artwork.changed.v1')),
    }),
  }),
});

export const { useCreateArtworkMutation, useUpdateArtworkMutation, useDeleteArtworkMutation } = artworkApi;
