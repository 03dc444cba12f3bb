import { Injectable } from '@nestjs/common';
import { AuthConfig } from '../config.js';
import { AttemptCookie } from '../openid/attempt-cookie.js';
import type { OpenIdProof } from '../openid/openid.service.js';

export const CALLBACK = '/auth/google/callback';

export interface CustomerAttempt extends OpenIdProof {
  returnTo: string;
}

@Injectable()
export class CustomerAttempts extends AttemptCookie<CustomerAttempt> {
  constructor(config: AuthConfig) {
    super(config, 'signin');
  }
}
