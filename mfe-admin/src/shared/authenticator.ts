import type { PasskeyOptions } from '@safari/contracts';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Calls the browser's authenticator with the server's options; throws if the person cancels. */
export const AUTHENTICATOR = {
  prove: async ({ options }: PasskeyOptions) => ({
    ...(await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    })),
  }),
  make: async ({ options }: PasskeyOptions) => ({
    ...(await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    })),
  }),
};

/** Whether the authenticator already has one of the passkeys named by the server. */
export const isKnown = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
