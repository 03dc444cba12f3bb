import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { DomainError } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import type { ProvenPerson } from '../users/user.service.js';
import { AttemptCookie } from './attempt-cookie.js';
import { GoogleService } from './google.service.js';

/** What `request.user` is behind the callback's guard. */
export interface ProvenVisitor {
  person: ProvenPerson;
  returnTo: string;
}

/** Runs on the callback only: redirecting strategies do not work under AuthGuard on Fastify. */
@Injectable()
export class GoogleStrategy extends PassportStrategy(Strategy, 'google') {
  constructor(
    private readonly google: GoogleService,
    private readonly attempts: AttemptCookie,
  ) {
    super();
  }

  async validate(request: FastifyRequest & { reply: FastifyReply }): Promise<ProvenVisitor> {
    const attempt = this.attempts.take(request, request.reply);
    if (!attempt)
      throw new DomainError('forbidden', 'This sign-in was not started here, or it took too long.');
    const query = request.url.slice(request.url.indexOf('?'));
    return { person: await this.google.finish(query, attempt), returnTo: attempt.returnTo };
  }
}
