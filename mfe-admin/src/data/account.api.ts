import type { ConfirmByProvider, InvitationToken, ProviderAddress, StaffSignInWays } from '@safari/contracts';
import { api } from '@safari/web-kit';

const post = (url: string, body: unknown) => ({ url, method: 'POST', body, idempotencyKey: null }) as const;

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffSignInWays: build.query<StaffSignInWays, void>({ query: () => '/api/auth/staff-sign-in-ways' }),
    joinByAccount: build.mutation<ProviderAddress, InvitationToken>({
      query: (body) => post('/api/auth/invitation/provider', body),
    }),
    confirmByAccount: build.mutation<ProviderAddress, ConfirmByProvider>({
      query: (body) => post('/api/auth/passkeys/provider-confirmation', body),
    }),
  }),
});

export const { useStaffSignInWaysQuery, useJoinByAccountMutation, useConfirmByAccountMutation } = accountApi;
