import { type Brand, defaultBrand } from '@safari/contracts';
import { api } from '../api/api';

export const brandApi = api.injectEndpoints({
  endpoints: (build) => ({
    brand: build.query<Brand, void>({ query: () => '/api/brand', providesTags: ['Brand'] }),
  }),
});

/** Whose product this is: until the server has answered, the default brand under the name that the page came with. */
export function useBrand(): Brand {
  const { data } = brandApi.useBrandQuery();
  return data ?? served();
}

let fromPage: Brand | undefined;

/** Read once: a page keeps its head. */
function served(): Brand {
  if (!fromPage) {
    const name = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
    fromPage = name ? { ...defaultBrand, name } : defaultBrand;
  }
  return fromPage;
}
