import type { DevSignIn } from '@safari/contracts';
import { api, makesStale } from '@safari/web-kit';

const devLoginApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The test credentials; 404 wherever the development sign-in does not exist. */
    devCredentials: build.query<DevSignIn, void>({ query: () => '/api/auth/dev' }),
    devSignIn: build.mutation<{ success: boolean }, DevSignIn>({
      query: (body) => ({ url: '/api/auth/simple-login', method: 'POST', body, idempotencyKey: null }),
      invalidatesTags: makesStale('CurrentUser'),
    }),
  }),
});

export const { useDevCredentialsQuery, useDevSignInMutation } = devLoginApi;
