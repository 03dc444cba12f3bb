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
    reply.setCookie(nameOf(attempt.state), JSON.stringify(attempt), { ...this.options(), maxAge: MAX_AGE_S });
  }

  /** The attempt that a callback answers, used up by being read. */
  take(request: FastifyRequest, reply: FastifyReply): SignInAttempt | undefined {
    const { state } = request.query as { state?: unknown };
    if (typeof state !== 'string') return undefined;
    const sealed = request.cookies[nameOf(state)];
    if (!sealed) return undefined;
    reply.clearCookie(nameOf(state), this.options());
    const { valid, value } = request.unsignCookie(sealed);
    return valid && value !== null ? (JSON.parse(value) as SignInAttempt) : undefined;
  }

  private options() {
    const secure = this.config.PUBLIC_ORIGIN.startsWith('https://');
    return { httpOnly: true, secure, sameSite: 'lax', path: '/auth/google', signed: true } as const;
  }
}

const nameOf = (state: string): string => `safari_signin_${state.replace(/\W/g, '').slice(0, 16)}`;
