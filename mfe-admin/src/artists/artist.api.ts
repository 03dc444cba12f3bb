import type { Artist, ArtistFields } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

export const artistApi = api.injectEndpoints({
  endpoints: (build) => ({
    createArtist: build.mutation<Artist, ArtistFields>({
      query: (body) => ({ url: '/api/artists', method: 'POST', body }),
      invalidatesTags: makesStale('Artwork', 'Artist'),
    }),
    updateArtist: build.mutation<Artist, { id: number; version: number | undefined; fields: ArtistFields }>({
      query: ({ id, version, fields }) => ({
        url: path('/api/artists', id),
        method: 'PUT',
        body: fields,
        ifMatch: version,
      }),
      invalidatesTags: makesStale('Artwork', 'Artist'),
    }),
    deleteArtist: build.mutation<unknown, number>({
      query: (id) => ({ url: path('/api/artists', id), method: 'DELETE' }),
      invalidatesTags: makesStale('Artwork', 'Artist'),
    }),
  }),
});

export const { useCreateArtistMutation, useUpdateArtistMutation, useDeleteArtistMutation } = artistApi;
