import {
  type Erasure,
  type ErasurePreview,
  PRIVACY_PARTS,
  type PrivacyFile,
  type RequestErasure,
} from '@safari/contracts';
import { api, type CallError, forgetDrafts, path } from '@safari/web-kit';

const PARTS = Object.entries(PRIVACY_PARTS);

export const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All parts or an error: an incomplete file would be taken for complete. Not cached. */
    myData: build.mutation<PrivacyFile, void>({
      queryFn: async (_, __, ___, call) => {
        const answers = await Promise.all(PARTS.map(async ([, url]) => call(url)));
        const failed = answers.find(({ error }) => error !== undefined);
        if (failed) return { error: failed.error as CallError };
        const parts = Object.fromEntries(PARTS.map(([name], index) => [name, answers[index]?.data]));
        return { data: { savedAt: new Date().toISOString(), ...parts } as PrivacyFile };
      },
    }),
    erasurePreview: build.query<ErasurePreview, void>({
      query: () => '/api/booking/privacy/erasure',
      providesTags: ['Booking', 'Money'],
    }),
    eraseMe: build.mutation<Erasure, RequestErasure>({
      // a repeated request during an erasure is the same erasure, so it needs no key
      query: (body) => ({ url: '/api/auth/erasures', method: 'POST', body, idempotencyKey: null }),
    }),
    erasure: build.query<Erasure, string>({
      query: (id) => path('/api/auth/erasures', id),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data?.state !== 'erased') return;
        forgetDrafts('customer');
        dispatch(api.util.invalidateTags(['CurrentUser']));
      },
    }),
  }),
});

export const { useMyDataMutation, useErasurePreviewQuery, useEraseMeMutation, useErasureQuery } = privacyApi;
