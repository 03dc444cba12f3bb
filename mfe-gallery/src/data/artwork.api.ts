import type { Artwork } from '@safari/contracts';
import { api, path } from '@safari/web-kit';

export const artworkApi = api.injectEndpoints({
  endpoints: (build) => ({
    artworks: build.query<Artwork[], void>({ query: () => '/api/artworks', providesTags: ['Artwork'] }),
    artwork: build.query<Artwork, number>({
      query: (id) => path('/api/artworks', id),
      providesTags: ['Artwork'],
    }),
    artworksOf: build.query<Artwork[], string>({
      query: (artist) => path('/api/artist', artist, 'artworks'),
      providesTags: ['Artwork'],
    }),
  }),
});

export const { useArtworksQuery, useArtworkQuery, useArtworksOfQuery } = artworkApi;
