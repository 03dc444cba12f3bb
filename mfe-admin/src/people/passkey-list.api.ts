import type {
  AddPasskey,
  NamePasskey,
  Passkey,
  PasskeyConfirmation,
  PasskeyOptions,
  PasskeySignIn,
} from '@safari/contracts';
import { api, path } from '@safari/web-kit';

const OWN = '/api/auth/passkeys';
const of = (memberId: string) => path('/api/auth/staff-members', memberId, 'passkeys');

const passkeyListApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownPasskeys: build.query<Passkey[], void>({ query: () => OWN, providesTags: ['Passkey'] }),
    passkeyConfirmation: build.mutation<PasskeyOptions, void>({
      query: () => ({ url: path(OWN, 'confirmation'), method: 'POST', body: {}, idempotencyKey: null }),
    }),
    confirmDecisions: build.mutation<unknown, PasskeySignIn>({
      query: (body) => ({
        url: path(OWN, 'confirmation', 'decisions'),
        method: 'POST',
        body,
        idempotencyKey: null,
      }),
    }),
    newPasskeyOptions: build.mutation<PasskeyOptions, PasskeyConfirmation>({
      query: (body) => ({ url: path(OWN, 'options'), method: 'POST', body, idempotencyKey: null }),
    }),
    addPasskey: build.mutation<Passkey, AddPasskey>({
      query: (body) => ({ url: OWN, method: 'POST', body, idempotencyKey: null }),
      invalidatesTags: ['Passkey'],
    }),
    renamePasskey: build.mutation<Passkey, NamePasskey & { id: string }>({
      query: ({ id, name }) => ({ url: path(OWN, id), method: 'PUT', body: { name } }),
      invalidatesTags: ['Passkey'],
    }),
    removePasskey: build.mutation<unknown, PasskeyConfirmation & { id: string }>({
      query: ({ id, credential }) => ({ url: path(OWN, id), method: 'DELETE', body: { credential } }),
      invalidatesTags: ['Passkey', 'OpenSession'],
    }),
    memberPasskeys: build.query<Passkey[], string>({ query: of, providesTags: ['Passkey'] }),
    removeMemberPasskey: build.mutation<unknown, { memberId: string; id: string }>({
      query: ({ memberId, id }) => ({ url: path(of(memberId), id), method: 'DELETE' }),
      invalidatesTags: ['Passkey', 'OpenSession'],
    }),
  }),
});

export const {
  useOwnPasskeysQuery,
  usePasskeyConfirmationMutation,
  useConfirmDecisionsMutation,
  useNewPasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useMemberPasskeysQuery,
  useRemoveMemberPasskeyMutation,
} = passkeyListApi;
