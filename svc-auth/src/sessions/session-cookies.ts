import { Injectable } from '@nestjs/common';
import { SIGNED_OUT_COOKIE } from '@safari/contracts';
import { type SessionKind, sessionCookie } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthConfig } from '../config.js';
import { LIFETIME_MS, type SessionId } from './session.service.js';

/** Reads and writes the session cookies: HttpOnly, this host only, `Secure` under https. */
@Injectable()
export class SessionCookies {
  constructor(private readonly config: AuthConfig) {}

  read(kind: SessionKind, request: FastifyRequest): SessionId | undefined {
    return request.cookies[this.name(kind)];
  }

  write(kind: SessionKind, reply: FastifyReply, id: SessionId): void {
    reply.setCookie(this.name(kind), id, {
      httpOnly: true,
      secure: this.config.isHttps,
      path: '/',
      // A customer returns from the provider by a link of another site; staff never do.
      sameSite: kind === 'customer' ? 'lax' : 'strict',
      maxAge: LIFETIME_MS[kind] / 1000,
    });
  }

  clear(kind: SessionKind, reply: FastifyReply): void {
    reply.clearCookie(this.name(kind), { path: '/', secure: this.config.isHttps });
  }

  /**
   * Makes the next page of this browser delete what its customer typed: a full-page sign-out runs no script of ours.
   */
  writeSignedOut(reply: FastifyReply): void {
    reply.setCookie(SIGNED_OUT_COOKIE, 'customer', {
      secure: this.config.isHttps,
      path: '/',
      sameSite: 'lax',
      maxAge: LIFETIME_MS.customer / 1000,
    });
  }

  private name(kind: SessionKind): string {
    return sessionCookie(kind, this.config.PUBLIC_ORIGIN);
  }
}
