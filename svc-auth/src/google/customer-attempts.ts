import { Injectable } from '@nestjs/common';
import { AuthConfig } from '../config.js';
import { AttemptCookie } from '../openid/attempt-cookie.js';
import type { OpenIdProof } from '../openid/openid.service.js';

export const CALLBACK = '/auth/google/callback';

export interface CustomerAttempt extends OpenIdProof {
  returnTo: string;
}

/** Customers' sign-ins under way; separate from members', so that neither is taken for the other. */
@Injectable()
export class CustomerAttempts extends AttemptCookie<CustomerAttempt> {
  constructor(config: AuthConfig) {
    super(config, 'signin');
  }
}
