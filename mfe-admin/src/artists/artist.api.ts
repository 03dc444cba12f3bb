import { type Artist, type ArtistFields, staleAfter } from '@safari/contracts';
import { api, makesStale } from '@safari/web-kit';
import { type ChangedItem, itemCalls, type NewItem } from '../shared/editing/item-calls';

const calls = itemCalls('/api/artists');

const artistApi = api.injectEndpoints({
  endpoints: (build) => ({
    createArtist: build.mutation<Artist, NewItem<ArtistFields>>({
      query: calls.create,
      invalidatesTags: makesStale(...staleAfter('catalog.artist.changed.v1')),
    }),
    updateArtist: build.mutation<Artist, ChangedItem<ArtistFields>>({
      query: calls.update,
      invalidatesTags: makesStale(...staleAfter('catalog.artist.changed.v1', 'catalog.artwork.changed.v1')),
    }),
    deleteArtist: build.mutation<unknown, number>({
      query: calls.remove,
      invalidatesTags: makesStale(...staleAfter('catalog.artist.changed.v1')),
    }),
  }),
});

export const { useCreateArtistMutation, useUpdateArtistMutation, useDeleteArtistMutation } = artistApi;
