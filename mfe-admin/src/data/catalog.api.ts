import type { Attraction, Package } from '@safari/contracts';
import { api } from '@safari/web-kit';

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    packages: build.query<Package[], void>({ query: () => '/api/packages', providesTags: ['Package'] }),
    attractions: build.query<Attraction[], void>({
      query: () => '/api/attractions',
      providesTags: ['Attraction'],
    }),
  }),
});

export const { usePackagesQuery, useAttractionsQuery } = catalogApi;
