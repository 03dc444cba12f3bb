import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthConfig } from '../config.js';
import type { OpenIdProof } from './openid.service.js';

export const ATTEMPT_MAX_AGE_S = 600;

/** A signed cookie for each attempt, named after its state, so that two tabs can sign in at the same time. */
export class AttemptCookie<Attempt extends OpenIdProof> {
  private readonly prefix: string;

  /** @param purpose part of the name, so that attempts for different purposes are kept apart */
  constructor(
    private readonly config: AuthConfig,
    purpose: string,
  ) {
    // Under https with the prefix that ties it to this host, which requires the path `/`.
    this.prefix = `${config.isHttps ? '__Host-' : ''}safari_${purpose}_`;
  }

  write(reply: FastifyReply, attempt: Attempt): void {
    reply.setCookie(this.name(attempt.state), JSON.stringify(attempt), {
      ...this.options(),
      maxAge: ATTEMPT_MAX_AGE_S,
    });
  }

  /** The attempt that a callback belongs to; reading it deletes it. */
  take(request: FastifyRequest, reply: FastifyReply): Attempt | undefined {
    const { state } = request.query as { state?: unknown };
    if (typeof state !== 'string') return undefined;
    const name = this.name(state);
    const sealed = request.cookies[name];
    if (!sealed) return undefined;
    reply.clearCookie(name, this.options());
    const { valid, value } = request.unsignCookie(sealed);
    // our other cookies are signed with the same secret, but are not JSON
    return valid && value?.startsWith('{') ? (JSON.parse(value) as Attempt) : undefined;
  }

  private options() {
    return { httpOnly: true, secure: this.config.isHttps, sameSite: 'lax', path: '/', signed: true } as const;
  }

  private name(state: string): string {
    return this.prefix + state.replace(/\W/g, '').slice(0, 16);
  }
}
