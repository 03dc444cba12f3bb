import type { Terms, TermsEntry } from '@safari/contracts';
import { api, path } from '@safari/web-kit';

export const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All pages of terms, without their text. */
    termsList: build.query<TermsEntry[], void>({ query: () => '/api/terms' }),
    /** The current terms. */
    terms: build.query<Terms, string>({ query: (page) => path('/api/terms', page) }),
    /** The version of the terms that was valid from a day. */
    termsSince: build.query<Terms, { page: string; since: string }>({
      query: ({ page, since }) => path('/api/terms', page, since),
    }),
  }),
});

export const { useTermsListQuery, useTermsQuery, useTermsSinceQuery } = termsApi;
