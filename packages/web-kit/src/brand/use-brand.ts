import { type Brand, defaultBrand } from '@safari/contracts';
import { api } from '../api/api';

export const brandApi = api.injectEndpoints({
  endpoints: (build) => ({
    brand: build.query<Brand, void>({ query: () => '/api/brand', providesTags: ['Brand'] }),
  }),
});

/** The brand: until the server has answered, and where it does not, as the page's head has it. */
export function useBrand(): Brand {
  const { data } = brandApi.useBrandQuery();
  return data ?? brandOfPage();
}

/** The currency, ISO 4217. Makes no call: every amount needs it, and the page's head has it. */
export function useBrandCurrency(): string {
  const { currency } = brandApi.endpoints.brand.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ currency: data?.currency }),
  });
  return currency ?? brandOfPage().currency;
}

let pageBrand: Brand | undefined;

/** Read once: a page's head does not change. */
function brandOfPage(): Brand {
  if (typeof document === 'undefined') return defaultBrand; // a drawn page has the brand's own call
  const said = document.querySelector<HTMLMetaElement>('meta[name=brand]')?.content;
  pageBrand ??= said ? (JSON.parse(said) as Brand) : defaultBrand;
  return pageBrand;
}
