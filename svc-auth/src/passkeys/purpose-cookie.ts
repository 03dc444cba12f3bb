import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthConfig } from '../config.js';

/** Time to find one's telephone or security key. */
const MAX_AGE_S = 300;
/**
 * The random word, expiry and purpose. Our other cookies are signed with the same secret, but none of their values
 * match.
 */
const SEALED = /^([\w-]+)\.(\d+)\.(.+)$/;

/**
 * A random word that a browser keeps for five minutes with its purpose, signed and dated: nothing is stored for it
 * here.
 */
export class PurposeCookie<Purpose extends string> {
  private readonly name: string;
  private readonly options;

  constructor(config: AuthConfig, name: string) {
    const secure = config.isHttps;
    this.name = `${secure ? '__Host-' : ''}safari_${name}`;
    this.options = { httpOnly: true, secure, sameSite: 'strict', path: '/', signed: true } as const;
  }

  write(reply: FastifyReply, word: string, purpose: Purpose): void {
    const until = Date.now() + MAX_AGE_S * 1000;
    reply.setCookie(this.name, `${word}.${until}.${purpose}`, { ...this.options, maxAge: MAX_AGE_S });
  }

  /** The word; undefined where this browser has none for that purpose, or an expired one. */
  read(request: FastifyRequest, purpose: Purpose): string | undefined {
    const sealed = request.cookies[this.name];
    const { valid, value } = sealed ? request.unsignCookie(sealed) : { valid: false, value: null };
    const [, word, until, given] = SEALED.exec((valid && value) || '') ?? [];
    return given === purpose && Number(until) >= Date.now() ? word : undefined;
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, this.options);
  }
}
