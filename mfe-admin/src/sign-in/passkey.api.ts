import type {
  AcceptInvitation,
  InvitationToken,
  PasskeyOptions,
  PasskeySignIn,
  StaffInvitation,
} from '@safari/contracts';
import { api } from '@safari/web-kit';

const post = (url: string, body: unknown = {}) =>
  ({ url, method: 'POST', body, idempotencyKey: null }) as const;

const passkeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    passkeyOptions: build.mutation<PasskeyOptions, void>({
      query: () => post('/api/auth/passkey-options'),
    }),
    passkeySignIn: build.mutation<unknown, PasskeySignIn>({
      query: (body) => post('/api/auth/passkey-login', body),
    }),
    invitation: build.query<StaffInvitation, string>({
      query: (token) => post('/api/auth/invitation', { token }),
    }),
    invitationOptions: build.mutation<PasskeyOptions, InvitationToken>({
      query: (body) => post('/api/auth/invitation/options', body),
    }),
    acceptInvitation: build.mutation<unknown, AcceptInvitation>({
      query: (body) => post('/api/auth/invitation/accept', body),
    }),
  }),
});

export const {
  usePasskeyOptionsMutation,
  usePasskeySignInMutation,
  useInvitationQuery,
  useInvitationOptionsMutation,
  useAcceptInvitationMutation,
} = passkeyApi;
