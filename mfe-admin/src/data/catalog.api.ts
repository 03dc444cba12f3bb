import type {
  Artist,
  Artwork,
  Attraction,
  AttractionDetails,
  Guide,
  Package,
  PackageDetails,
} from '@safari/contracts';
import { api, path } from '@safari/web-kit';

/** Under its title, as other lists show names. */
export type ListedArtwork = Artwork & { name: string };

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    packages: build.query<Package[], void>({ query: () => '/api/packages', providesTags: ['Package'] }),
    attractions: build.query<Attraction[], void>({
      query: () => '/api/attractions',
      providesTags: ['Attraction'],
    }),
    /** With all that its page tells, for its form. */
    storedPackage: build.query<PackageDetails, number>({
      query: (id) => path('/api/packages', id),
      providesTags: ['Package'],
    }),
    storedAttraction: build.query<AttractionDetails, number>({
      query: (id) => path('/api/attractions', id),
      providesTags: ['Attraction'],
    }),
    artistList: build.query<Artist[], void>({ query: () => '/api/artists', providesTags: ['Artist'] }),
    artworkList: build.query<ListedArtwork[], void>({
      query: () => '/api/artworks',
      transformResponse: (artworks: Artwork[]) =>
        artworks.map((artwork) => ({ ...artwork, name: artwork.title })),
      providesTags: ['Artwork'],
    }),
    guideList: build.query<Guide[], void>({ query: () => '/api/guides', providesTags: ['Guide'] }),
  }),
});

export const {
  usePackagesQuery,
  useAttractionsQuery,
  useStoredPackageQuery,
  useStoredAttractionQuery,
  useArtistListQuery,
  useArtworkListQuery,
  useGuideListQuery,
} = catalogApi;
