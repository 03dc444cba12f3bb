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
  pageBrand ??= {
    ...defaultBrand,
    name: meta('application-name') ?? defaultBrand.name,
    currency: meta('currency') ?? defaultBrand.currency,
    ...(JSON.parse(meta('brand') ?? '{}') as Partial<Brand>), // a gateway of the release before does not write it
  };
  return pageBrand;
}

const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
