import type { PasskeyOptions } from '@safari/contracts';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** What the browser's authenticator does with the server's options; it throws where its person does not. */
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

/** The authenticator has one of the passkeys already that the server named. */
export const isKnown = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
