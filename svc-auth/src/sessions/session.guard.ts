import { type ExecutionContext, Injectable, mixin, type Type } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { DomainError, type SessionKind } from '@safari/service-kit';
import type { FastifyRequest } from 'fastify';
import type { SessionEntity } from './session.entity.js';

export type SessionRequest = FastifyRequest & { user: SessionEntity };

/** Requires a live session of that kind, read from the table: `request.user` is the session. */
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
