import type { Artwork, ArtworkFields } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

export const artworkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createArtwork: build.mutation<Artwork, ArtworkFields>({
      query: (body) => ({ url: '/api/artworks', method: 'POST', body }),
      invalidatesTags: makesStale('Artwork', 'Artist'),
    }),
    updateArtwork: build.mutation<
      Artwork,
      { id: number; version: number | undefined; fields: ArtworkFields }
    >({
      query: ({ id, version, fields }) => ({
        url: path('/api/artworks', id),
        method: 'PUT',
        body: fields,
        ifMatch: version,
      }),
      invalidatesTags: makesStale('Artwork', 'Artist'),
    }),
    deleteArtwork: build.mutation<unknown, number>({
      query: (id) => ({ url: path('/api/artworks', id), method: 'DELETE' }),
      invalidatesTags: makesStale('Artwork', 'Artist'),
    }),
  }),
});

export const { useCreateArtworkMutation, useUpdateArtworkMutation, useDeleteArtworkMutation } = artworkApi;
