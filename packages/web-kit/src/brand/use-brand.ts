import { type Brand, defaultBrand } from '@safari/contracts';
import { api } from '../api/api';

export const brandApi = api.injectEndpoints({
  endpoints: (build) => ({
    brand: build.query<Brand, void>({ query: () => '/api/brand', providesTags: ['Brand'] }),
  }),
});

/** Whose product this is: until the server has answered, the default brand with what the page came with. */
export function useBrand(): Brand {
  const { data } = brandApi.useBrandQuery();
  return data ?? served();
}

/** The currency alone, ISO 4217. It asks for nothing: every amount on a screen needs it, and the page came with it. */
export function useBrandCurrency(): string {
  const { currency } = brandApi.endpoints.brand.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ currency: data?.currency }),
  });
  return currency ?? served().currency;
}

let fromPage: Brand | undefined;

/** Read once: a page keeps its head. */
function served(): Brand {
  fromPage ??= {
    ...defaultBrand,
    name: meta('application-name') ?? defaultBrand.name,
    currency: meta('currency') ?? defaultBrand.currency,
  };
  return fromPage;
}

const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
