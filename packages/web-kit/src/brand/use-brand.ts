import { type Brand, defaultBrand } from '@safari/contracts';
import { api } from '../api/api';

const brandApi = api.injectEndpoints({
  endpoints: (build) => ({
    brand: build.query<Brand, void>({ query: () => '/api/brand', providesTags: ['Brand'] }),
  }),
});

/** Whose product this is; the default brand until (and unless) the server names another. */
export function useBrand(): Brand {
  const { data } = brandApi.useBrandQuery();
  return data ?? defaultBrand;
}
