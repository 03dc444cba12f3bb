import type { Artist, ArtistFields } from '@safari/contracts';
import { api, path } from '@safari/web-kit';

export const artistApi = api.injectEndpoints({
  endpoints: (build) => ({
    createArtist: build.mutation<Artist, ArtistFields>({
      query: (body) => ({ url: '/api/artists', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Artwork', 'Artist']),
    }),
    updateArtist: build.mutation<Artist, { id: number; version: number | undefined; fields: ArtistFields }>({
      query: ({ id, version, fields }) => ({
        url: path('/api/artists', id),
        method: 'PUT',
        body: fields,
        ifMatch: version,
      }),
      invalidatesTags: (_, error) => (error ? [] : ['Artwork', 'Artist']),
    }),
    deleteArtist: build.mutation<unknown, number>({
      query: (id) => ({ url: path('/api/artists', id), method: 'DELETE' }),
      invalidatesTags: (_, error) => (error ? [] : ['Artwork', 'Artist']),
    }),
  }),
});

export const { useCreateArtistMutation, useUpdateArtistMutation, useDeleteArtistMutation } = artistApi;
