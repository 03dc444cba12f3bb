import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import { OpenIdService } from '../openid/openid.service.js';
import { SignInRefused } from '../users/sign-in.errors.js';
import type { ProvenPerson } from '../users/user.service.js';
import { CALLBACK, CustomerAttempts } from './customer-attempts.js';

/** What `request.user` is behind the callback's guard. */
export interface ProvenVisitor {
  person: ProvenPerson;
  returnTo: string;
}

/** Runs on the callback only: redirecting strategies do not work under AuthGuard on Fastify. */
@Injectable()
export class GoogleStrategy extends PassportStrategy(Strategy, 'google') {
  constructor(
    private readonly provider: OpenIdService,
    private readonly attempts: CustomerAttempts,
  ) {
    super();
  }

  async validate(request: FastifyRequest & { reply: FastifyReply }): Promise<ProvenVisitor> {
    const attempt = this.attempts.take(request, request.reply);
    if (!attempt)
      throw new SignInRefused('not-started', 'This sign-in was not started here, or it took too long.');
    const query = request.url.slice(request.url.indexOf('?'));
    const { person } = await this.provider.finish(CALLBACK + query, attempt);
    return { person, returnTo: attempt.returnTo };
  }
}
