import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthConfig } from '../config.js';

/** People look for their telephone or security key. */
const MAX_AGE_S = 300;
/** Challenge, expiry and purpose. Our other cookies are signed with the same secret, but none of their values match. */
const SEALED = /^([\w-]+)\.(\d+)\.(.+)$/;

/** What an authenticator is asked for, or the provider has confirmed: an answer to one question is none to another. */
export type Purpose =
  | 'sign in'
  | 'join'
  | `confirm ${MemberId}`
  | `confirmed ${MemberId}`
  | `add ${MemberId}`;
type MemberId = string;

/** The challenge that a browser was given, and what for, signed and dated: strangers who begin cost no row. */
@Injectable()
export class ChallengeCookie {
  private readonly name: string;
  private readonly options;

  constructor(config: AuthConfig) {
    const secure = config.isHttps;
    this.name = `${secure ? '__Host-' : ''}safari_challenge`;
    this.options = { httpOnly: true, secure, sameSite: 'strict', path: '/', signed: true } as const;
  }

  write(reply: FastifyReply, challenge: string, purpose: Purpose): void {
    const until = Date.now() + MAX_AGE_S * 1000;
    reply.setCookie(this.name, `${challenge}.${until}.${purpose}`, { ...this.options, maxAge: MAX_AGE_S });
  }

  /** The provider has said that it is still the member: counts once, as an answered challenge does. */
  writeConfirmed(reply: FastifyReply, memberId: string): void {
    this.write(reply, randomBytes(32).toString('base64url'), `confirmed ${memberId}`);
  }

  /** @throws DomainError `unauthenticated` where this browser was given none for that, or too long ago */
  take(request: FastifyRequest, reply: FastifyReply, purpose: Purpose): string {
    const challenge = this.read(request, purpose);
    reply.clearCookie(this.name, this.options);
    if (!challenge) throw new DomainError('unauthenticated', 'That took too long. Please try again.');
    return challenge;
  }

  /** Undefined where this browser was given none for that, or too long ago. */
  read(request: FastifyRequest, purpose: Purpose): string | undefined {
    const sealed = request.cookies[this.name];
    const { valid, value } = sealed ? request.unsignCookie(sealed) : { valid: false, value: null };
    const [, challenge, until, given] = SEALED.exec((valid && value) || '') ?? [];
    return given === purpose && Number(until) >= Date.now() ? challenge : undefined;
  }
}
