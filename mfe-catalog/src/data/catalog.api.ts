import type { Attraction, AttractionDetails, Guide, Package, PackageDetails } from '@safari/contracts';
import { api, madeOf, path } from '@safari/web-kit';
import { type AttractionEntry, attractionEntry, type PackageEntry, packageEntry } from './entry.rules';

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

const { publicPackages, publicAttractions, guides } = catalogApi.endpoints;

/** What the landing page shows of each list: the rest, which dialogs tell, does not weigh on the page. */
export const landingApi = api.injectEndpoints({
  endpoints: (build) => ({
    packageEntries: build.query<PackageEntry[], void>({
      queryFn: madeOf(publicPackages, (all) => all.map(packageEntry)),
      providesTags: ['Package'],
    }),
    attractionEntries: build.query<AttractionEntry[], void>({
      queryFn: madeOf(publicAttractions, (all) => all.map(attractionEntry)),
      providesTags: ['Attraction'],
    }),
    guideIds: build.query<number[], void>({
      queryFn: madeOf(guides, (all) => all.map(({ id }) => id)),
      providesTags: ['Guide'],
    }),
  }),
});

export const {
  usePublicPackagesQuery,
  usePublicAttractionsQuery,
  usePackageDetailsQuery,
  useAttractionDetailsQuery,
  useGuidesQuery,
} = catalogApi;
export const { usePackageEntriesQuery, useAttractionEntriesQuery, useGuideIdsQuery } = landingApi;
