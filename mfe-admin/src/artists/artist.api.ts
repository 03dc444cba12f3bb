import type { Artist, ArtistFields } from '@safari/contracts';
import { api, makesStale } from '@safari/web-kit';
import { type ChangedItem, itemCalls, type NewItem } from '../shared/editing/item-calls';

const calls = itemCalls('/api/artists');

export const artistApi = api.injectEndpoints({
  endpoints: (build) => ({
    createArtist: build.mutation<Artist, NewItem<ArtistFields>>({
      query: calls.create,
      invalidatesTags: makesStale('Artwork', 'Artist'),
    }),
    updateArtist: build.mutation<Artist, ChangedItem<ArtistFields>>({
      query: calls.update,
      invalidatesTags: makesStale('Artwork', 'Artist'),
    }),
    deleteArtist: build.mutation<unknown, number>({
      query: calls.remove,
      invalidatesTags: makesStale('Artwork', 'Artist'),
    }),
  }),
});

export const { useCreateArtistMutation, useUpdateArtistMutation, useDeleteArtistMutation } = artistApi;
