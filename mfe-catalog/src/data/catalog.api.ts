import type { Attraction, AttractionDetails, Guide, Package, PackageDetails } from '@safari/contracts';
import { api, path } from '@safari/web-kit';

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicPackages: build.query<Package[], void>({ query: () => '/api/packages', providesTags: ['Package'] }),
    publicAttractions: build.query<Attraction[], void>({
      query: () => '/api/attractions',
      providesTags: ['Attraction'],
    }),
    /** With all that its page tells. */
    packageDetails: build.query<PackageDetails, number>({
      query: (id) => path('/api/packages', id),
      providesTags: ['Package'],
    }),
    attractionDetails: build.query<AttractionDetails, number>({
      query: (id) => path('/api/attractions', id),
      providesTags: ['Attraction'],
    }),
    guides: build.query<Guide[], void>({ query: () => '/api/guides', providesTags: ['Guide'] }),
  }),
});

export const {
  usePublicPackagesQuery,
  usePublicAttractionsQuery,
  usePackageDetailsQuery,
  useAttractionDetailsQuery,
  useGuidesQuery,
} = catalogApi;
