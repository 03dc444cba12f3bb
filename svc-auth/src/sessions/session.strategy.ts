import { type ExecutionContext, Injectable, mixin, type Type } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { DomainError, type SessionKind } from '@safari/service-kit';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import type { SessionEntity } from './session.entity.js';
import { SessionService } from './session.service.js';
import { SessionCookies } from './session-cookies.js';

export type SessionRequest = FastifyRequest & { user: SessionEntity };

function sessionStrategy(kind: SessionKind) {
  @Injectable()
  class SessionStrategy extends PassportStrategy(Strategy, `${kind}-session`) {
    constructor(
      readonly sessions: SessionService,
      readonly cookies: SessionCookies,
    ) {
      super();
    }

    async validate(request: FastifyRequest): Promise<SessionEntity | false> {
      return (await this.sessions.find(kind, this.cookies.read(kind, request))) ?? false;
    }
  }
  return SessionStrategy;
}

/** Only with a living session of that kind, straight from the table: `request.user` is the session. */
export function SessionGuard(kind: SessionKind): Type<unknown> {
  @Injectable()
  class Guard extends AuthGuard(`${kind}-session`) {
    override handleRequest<T>(
      error: Error | null,
      session: T | false,
      _info: unknown,
      _context: ExecutionContext,
    ): T {
      if (error) throw error;
      if (!session) {
        throw new DomainError(
          'unauthenticated',
          kind === 'staff' ? 'Staff must sign in first.' : 'Please sign in first.',
        );
      }
      return session;
    }
  }
  return mixin(Guard);
}

export const CustomerSessionStrategy = sessionStrategy('customer');
export const StaffSessionStrategy = sessionStrategy('staff');
