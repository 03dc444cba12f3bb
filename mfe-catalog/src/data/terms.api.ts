import type { Terms, TermsEntry } from '@safari/contracts';
import { api, path } from '@safari/web-kit';

export const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every page in a few rows. */
    termsList: build.query<TermsEntry[], void>({ query: () => '/api/terms' }),
    /** The terms that hold. */
    terms: build.query<Terms, string>({ query: (page) => path('/api/terms', page) }),
    /** As they hold, or held, since a day. */
    termsSince: build.query<Terms, { page: string; since: string }>({
      query: ({ page, since }) => path('/api/terms', page, since),
    }),
  }),
});

export const { useTermsListQuery, useTermsQuery, useTermsSinceQuery } = termsApi;
