import type { Attraction, Guide, Package } from '@safari/contracts';
import { api } from '@safari/web-kit';

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicPackages: build.query<Package[], void>({ query: () => '/api/packages', providesTags: ['Package'] }),
    publicAttractions: build.query<Attraction[], void>({
      query: () => '/api/attractions',
      providesTags: ['Attraction'],
    }),
    guides: build.query<Guide[], void>({ query: () => '/api/guides', providesTags: ['Guide'] }),
  }),
});

export const { usePublicPackagesQuery, usePublicAttractionsQuery, useGuidesQuery } = catalogApi;
