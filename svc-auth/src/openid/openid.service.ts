import { Injectable, Logger } from '@nestjs/common';
import { asTyped, isEmail } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { AuthConfig } from '../config.js';
import { SignInRefused } from '../users/sign-in.errors.js';
import type { ProvenPerson } from '../users/user.service.js';
import { fetchBy } from './back-channel.js';
import { ProviderAway, reportingOutages } from './provider-fetch.js';

/** What the browser keeps, signed, between leaving for the provider and coming back. */
export interface OpenIdProof {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The person whom the provider has proven, and when they signed in there, in ms, where it says so. */
export interface Proven {
  person: ProvenPerson;
  signedInAt?: number;
}

/** OpenID Connect code flow with PKCE, state and nonce, with whatever issuer is configured. */
@Injectable()
export class OpenIdService {
  private readonly log = new Logger('OpenID');
  private discovered: Promise<Configuration> | undefined;

  constructor(private readonly config: AuthConfig) {}

  /**
   * Where to send the browser, and what it must bring back.
   * @param callback the path to which it comes back
   * @param asked further parameters for the provider
   */
  async start(
    callback: string,
    asked: Readonly<Record<string, string>> = {},
  ): Promise<{ address: string; proof: OpenIdProof }> {
    const proof = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
    const address = buildAuthorizationUrl(await this.provider(), {
      ...asked,
      redirect_uri: this.config.PUBLIC_ORIGIN + callback,
      scope: 'openid email profile',
      code_challenge: await calculatePKCECodeChallenge(proof.codeVerifier),
      code_challenge_method: 'S256',
      state: proof.state,
      nonce: proof.nonce,
    });
    return { address: address.href, proof };
  }

  /**
   * @param callback the path to which the browser came back, with its query string
   * @throws DomainError when the address is not verified; `unavailable` where the provider does not answer
   */
  async finish(callback: string, proof: OpenIdProof): Promise<Proven> {
    const address = new URL(this.config.PUBLIC_ORIGIN + callback);
    const tokens = await authorizationCodeGrant(await this.provider(), address, {
      pkceCodeVerifier: proof.codeVerifier,
      expectedState: proof.state,
      expectedNonce: proof.nonce,
      idTokenExpected: true,
    }).catch((error: unknown) => {
      throw error instanceof ClientError && error.cause instanceof ProviderAway ? this.away(error) : error;
    });
    const claims: Partial<IDToken> = tokens.claims() ?? {};
    const { iss: issuer, sub: subject, email, name, picture, auth_time: signedInAt } = claims;
    if (!issuer || !subject || !isEmail(email) || claims.email_verified !== true) {
      throw new SignInRefused('unverified', 'The provider has not verified this email address.');
    }
    const person = {
      issuer,
      subject,
      email,
      name: (typeof name === 'string' && asTyped(name)) || (email.split('@')[0] ?? email),
      picture: typeof picture === 'string' && picture.startsWith('https://') ? picture : null,
    };
    return { person, ...(typeof signedInAt === 'number' && { signedInAt: signedInAt * 1000 }) };
  }

  private provider(): Promise<Configuration> {
    this.discovered ??= this.discover().catch((error: unknown) => {
      this.discovered = undefined;
      throw this.away(error);
    });
    return this.discovered;
  }

  private away(error: unknown): DomainError {
    this.log.error({ msg: 'the OpenID provider does not answer', err: error });
    return new DomainError(
      'unavailable',
      'Sign-in is not available at the moment. Please try again in a minute.',
    );
  }

  private discover(): Promise<Configuration> {
    const { OIDC_ISSUER, OIDC_BACK_CHANNEL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = this.config;
    const plain = OIDC_ISSUER.startsWith('http://'); // refused in production by the settings
    return discovery(new URL(OIDC_ISSUER), OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      // By default a token that came directly from the issuer is accepted without checking its signature, because of
      // TLS.
      execute: [enableNonRepudiationChecks, ...(plain ? [allowInsecureRequests] : [])],
      [customFetch]: reportingOutages(
        OIDC_BACK_CHANNEL ? fetchBy(OIDC_ISSUER, OIDC_BACK_CHANNEL) : undefined,
      ),
      timeout: 10,
    });
  }
}
