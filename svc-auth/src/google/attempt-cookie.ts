import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthConfig } from '../config.js';
import type { SignInAttempt } from './google.service.js';

const MAX_AGE_S = 600;

/** A signed cookie for each attempt, named after its state, so that two tabs can sign in side by side. */
@Injectable()
export class AttemptCookie {
  constructor(private readonly config: AuthConfig) {}

  write(reply: FastifyReply, attempt: SignInAttempt): void {
    reply.setCookie(this.name(attempt.state), JSON.stringify(attempt), {
      ...this.options(),
      maxAge: MAX_AGE_S,
    });
  }

  /** The attempt that a callback answers, used up by being read. */
  take(request: FastifyRequest, reply: FastifyReply): SignInAttempt | undefined {
    const { state } = request.query as { state?: unknown };
    if (typeof state !== 'string') return undefined;
    const name = this.name(state);
    const sealed = request.cookies[name];
    if (!sealed) return undefined;
    reply.clearCookie(name, this.options());
    const { valid, value } = request.unsignCookie(sealed);
    return valid && value !== null ? (JSON.parse(value) as SignInAttempt) : undefined;
  }

  private options() {
    return { httpOnly: true, secure: this.config.isHttps, sameSite: 'lax', path: '/', signed: true } as const;
  }

  /** Under https with the prefix that ties it to this host, which wants it for every path. */
  private name(state: string): string {
    return `${this.config.isHttps ? '__Host-' : ''}safari_signin_${state.replace(/\W/g, '').slice(0, 16)}`;
  }
}
