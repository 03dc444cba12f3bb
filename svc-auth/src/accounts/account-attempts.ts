import { Injectable } from '@nestjs/common';
import { AuthConfig } from '../config.js';
import { AttemptCookie } from '../openid/attempt-cookie.js';
import type { OpenIdProof } from '../openid/openid.service.js';

export const CALLBACK = '/auth/office/callback';

/** Why a member was sent to the provider. */
export type AccountPurpose =
  | { kind: 'sign-in' }
  | { kind: 'join'; token: string }
  /** `removes`: the public id of the passkey to remove then; without it, one is to be added */
  | { kind: 'confirm'; memberId: string; removes?: string }
  /** Confirms a member who decides about members, in the session with that hash. */
  | { kind: 'decide'; memberId: string; session: string };

export interface AccountAttempt extends OpenIdProof {
  purpose: AccountPurpose;
  /** ms; the server checks the cookie's age as well, so that a stolen one cannot be used after `maxAge` */
  startedAt: number;
  /**
   * The hash of this browser's present session: its `SameSite=Strict` cookie is not sent on the provider's redirect.
   */
  former?: string;
}

/** Separate from customers', so that neither is taken for the other. */
@Injectable()
export class AccountAttempts extends AttemptCookie<AccountAttempt> {
  constructor(config: AuthConfig) {
    super(config, 'office');
  }
}
