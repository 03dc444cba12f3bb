import { type Brand, defaultBrand } from '@safari/contracts';
import { api } from '../api/api';

export const brandApi = api.injectEndpoints({
  endpoints: (build) => ({
    brand: build.query<Brand, void>({ query: () => '/api/brand', providesTags: ['Brand'] }),
  }),
});

/** The brand; until the server has answered, and if it does not, the one in the page's head. */
export function useBrand(): Brand {
  const { data } = brandApi.useBrandQuery();
  return data ?? brandOfPage();
}

/** The currency, ISO 4217, from the page's head: makes no call, since every amount needs it. */
export function useBrandCurrency(): string {
  const { currency } = brandApi.endpoints.brand.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ currency: data?.currency }),
  });
  return currency ?? brandOfPage().currency;
}

let pageBrand: Brand | undefined;

/** Read once: the page's head does not change. */
function brandOfPage(): Brand {
  if (typeof document === 'undefined') return defaultBrand; // a drawn page reads the brand by its own call
  const said = document.querySelector<HTMLMetaElement>('meta[name=brand]')?.content;
  pageBrand ??= said ? (JSON.parse(said) as Brand) : defaultBrand;
  return pageBrand;
}
