import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@safari/service-kit';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { AuthConfig } from '../config.js';
import type { PasskeyEntity } from './passkey.entity.js';

/** The owner of a new passkey. */
export interface PasskeyOwner {
  id: string;
  name: string;
  email: string;
}

/** A credential as the authenticator made it. */
export type MadeCredential = Required<WebAuthnCredential>;

/** The library and its parsers of certificates hold 4 MB: they are loaded with the first passkey. */
const webAuthn = () => import('@simplewebauthn/server');

/**
 * WebAuthn's relying party: this site, by its host. Every use requires user verification, by finger, face or PIN, so
 * that a passkey is two factors: what one has, and what one is or knows.
 */
@Injectable()
export class RelyingParty {
  private readonly log = new Logger('Passkeys');
  private readonly id: string;

  constructor(private readonly config: AuthConfig) {
    this.id = new URL(config.PUBLIC_ORIGIN).hostname;
  }

  async signInOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({ rpID: this.id, userVerification: 'required' });
  }

  /** Options that accept only the member's passkeys, to confirm that it is still them. */
  async confirmOptions(
    known: readonly Pick<PasskeyEntity, 'id' | 'transports'>[],
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({
      rpID: this.id,
      userVerification: 'required',
      allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    });
  }

  /** @param known the owner's passkeys, so that no authenticator is registered twice */
  async creationOptions(
    owner: PasskeyOwner,
    known: readonly Pick<PasskeyEntity, 'id' | 'transports'>[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await webAuthn();
    return generateRegistrationOptions({
      rpName: this.config.brand.name,
      rpID: this.id,
      userID: new Uint8Array(Buffer.from(owner.id)),
      userName: owner.email,
      userDisplayName: owner.name,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    });
  }

  /** @throws DomainError `unauthenticated` where the credential does not answer the challenge, for this site */
  async readNew(credential: object, challenge: string): Promise<MadeCredential> {
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await this.proven(() =>
      verifyRegistrationResponse({
        response: credential as RegistrationResponseJSON,
        ...this.expected(challenge),
      }),
    );
    if (!registrationInfo) throw notProven();
    const made = registrationInfo.credential;
    return { ...made, transports: knownTransports(made.transports) };
  }

  /** @returns the authenticator's use counter. @throws DomainError as `readNew` */
  async readUse(credential: object, challenge: string, passkey: PasskeyEntity): Promise<number> {
    const { verifyAuthenticationResponse } = await webAuthn();
    const { authenticationInfo } = await this.proven(() =>
      verifyAuthenticationResponse({
        response: credential as AuthenticationResponseJSON,
        ...this.expected(challenge),
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: Number(passkey.counter),
          transports: passkey.transports,
        },
      }),
    );
    return authenticationInfo.newCounter;
  }

  private expected(challenge: string) {
    return {
      expectedChallenge: challenge,
      expectedOrigin: this.config.PUBLIC_ORIGIN,
      expectedRPID: this.id,
      requireUserVerification: true,
    };
  }

  /** The library's errors say what is wrong: they are logged, and not told to the caller. */
  private async proven<T extends { verified: boolean }>(verify: () => Promise<T>): Promise<T> {
    const answer = await verify().catch((error: unknown) => {
      this.log.warn({ msg: 'a passkey was refused', err: error });
      throw notProven();
    });
    if (!answer.verified) throw notProven();
    return answer;
  }
}

/** Whether a value can be a credential id: base64url of 1023 bytes at most. */
export const isCredentialId = (id: unknown): id is string =>
  typeof id === 'string' && /^[\w-]{1,1364}$/.test(id);

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Transports are not signed, so only known words are kept. */
const knownTransports = (said: unknown): MadeCredential['transports'] =>
  Array.isArray(said) ? TRANSPORTS.filter((transport) => said.includes(transport)) : [];

/** The same of every passkey: whoever tries does not learn whether there ever was such a one. */
export const notProven = () =>
  new DomainError(
    'unauthenticated',
    'This passkey does not open the office. Please try again. If it opened it before, it may have been removed: use another one, or ask an owner for a new link.',
  );
