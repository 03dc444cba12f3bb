import type {
  Artist,
  Artwork,
  Attraction,
  AttractionDetails,
  Guide,
  Package,
  PackageDetails,
  Provider,
} from '@safari/contracts';
import { api, type CallError, path } from '@safari/web-kit';

/** With its title as `name`, as other lists have it. */
export type ListedArtwork = Artwork & { name: string };

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    packages: build.query<Package[], void>({ query: () => '/api/packages', providesTags: ['Package'] }),
    attractions: build.query<Attraction[], void>({
      query: () => '/api/attractions',
      providesTags: ['Attraction'],
    }),
    /** The package's details, then its providers, for the form. */
    storedPackage: build.query<PackageDetails, number>({
      queryFn: async (id, _, __, call) => {
        const url = path('/api/packages', id);
        const read = await call(url);
        if (read.error) return { error: read.error as CallError };
        const details = read.data as PackageDetails;
        // read after the details, whose version a save names: if the providers change in between, the save fails
        const { data, error } = await call(`${url}/providers`);
        const failure = error as CallError | undefined;
        // the previous release has no such call, and includes the providers in the details
        if (failure && failure.status !== 404) return { error: failure };
        return { data: { ...details, providers: (data as Provider[] | undefined) ?? details.providers } };
      },
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
