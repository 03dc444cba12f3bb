import type {
  AttractionDetails,
  Guide,
  Language,
  ListedAttraction,
  ListedPackage,
  PackageDetails,
} from '@safari/contracts';
import { api, madeOf, path } from '@safari/web-kit';
import { type AttractionEntry, attractionEntry, type PackageEntry, packageEntry } from './entry.rules';

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicPackages: build.query<ListedPackage[], void>({
      query: () => '/api/packages',
      providesTags: ['Package'],
    }),
    publicAttractions: build.query<ListedAttraction[], void>({
      query: () => '/api/attractions',
      providesTags: ['Attraction'],
    }),
    /** A package with everything on its page. */
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

/** The part of each list that the landing page shows, to keep its HTML small; dialogs load the rest. */
const landingApi = api.injectEndpoints({
  endpoints: (build) => ({
    packageEntries: build.query<PackageEntry[], Language>({
      queryFn: madeOf(publicPackages, (all, language: Language) =>
        all.map((item) => packageEntry(item, language)),
      ),
      providesTags: ['Package'],
    }),
    attractionEntries: build.query<AttractionEntry[], Language>({
      queryFn: madeOf(publicAttractions, (all, language: Language) =>
        all.map((item) => attractionEntry(item, language)),
      ),
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
