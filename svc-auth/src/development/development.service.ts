import { Injectable } from '@nestjs/common';
import type { DevSignIn } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';
import { CustomerAuditService } from '../audit/customer-audit.service.js';
import { AuthConfig } from '../config.js';
import type { Caller } from '../sessions/caller.js';
import { type SessionId, SessionService } from '../sessions/session.service.js';

/** Signing in without a provider; only where the configuration says so. */
@Injectable()
export class DevelopmentService {
  constructor(
    private readonly config: AuthConfig,
    private readonly sessions: SessionService,
    private readonly audit: CustomerAuditService,
  ) {}

  /** The credentials that the development screen shows. @throws DomainError `not_found` where it is switched off */
  credentials(): DevSignIn {
    if (!this.config.DEV_SIGN_IN) throw new DomainError('not_found', 'There is nothing at this address.');
    return { username: this.config.DEV_USERNAME, password: this.config.DEV_PASSWORD };
  }

  async signIn(given: DevSignIn, caller: Caller, former: SessionId | undefined): Promise<SessionId> {
    const { username, password } = this.credentials();
    if (given.username !== username || given.password !== password) {
      const refusal = new DomainError('unauthenticated', 'Invalid credentials');
      await this.audit.addFailure(refusal, caller.address);
      throw refusal;
    }
    const person = {
      issuer: 'development',
      subject: username,
      email: `${username}@example.com`,
      name: 'Test Traveler',
      picture: null,
    };
    return this.sessions.openForCustomer(person, caller, former);
  }
}
