import { type Artwork, type Language, translationsOf } from '@safari/contracts';
import { api, madeOf, path } from '@safari/web-kit';

/** What the card of an artwork shows. */
export type ArtworkEntry = Pick<
  Artwork,
  | 'id'
  | 'title'
  | 'artist'
  | 'imageUrl'
  | 'medium'
  | 'description'
  | 'dimensions'
  | 'price'
  | 'yearCreated'
  | 'translations'
>;

/** An entry in the reader's language, without the other translations. */
const artworkEntry = (artwork: Artwork, language: Language): ArtworkEntry => ({
  id: artwork.id,
  title: artwork.title,
  artist: artwork.artist,
  imageUrl: artwork.imageUrl,
  medium: artwork.medium,
  description: artwork.description,
  dimensions: artwork.dimensions,
  price: artwork.price,
  yearCreated: artwork.yearCreated,
  translations:
    language === 'en'
      ? []
      : translationsOf(
          [artwork.title, artwork.medium, artwork.description, artwork.dimensions],
          artwork.translations,
        ),
});

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

/** How many artworks the landing page shows. */
export const PREVIEWED = 3;

/** Only what the landing page shows, to keep its response small. */
const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewedArtworks: build.query<ArtworkEntry[], Language>({
      queryFn: madeOf(artworkApi.endpoints.artworks, (all, language: Language) =>
        all.slice(0, PREVIEWED).map((artwork) => artworkEntry(artwork, language)),
      ),
      providesTags: ['Artwork'],
    }),
  }),
});

export const { usePreviewedArtworksQuery } = previewApi;
export const { useArtworksQuery, useArtworkQuery, useArtworksOfQuery } = artworkApi;
