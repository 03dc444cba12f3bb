import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthConfig } from '../config.js';
import { PurposeCookie } from './purpose-cookie.js';

/** What an authenticator is asked for, or the provider has confirmed: an answer to one question is none to another. */
export type Purpose =
  | 'sign in'
  | 'join'
  | `confirm ${MemberId}`
  | `confirmed ${MemberId}`
  | `add ${MemberId}`;
type MemberId = string;

/** The challenge that a browser was given, and what for: strangers who begin cost no row. */
@Injectable()
export class ChallengeCookie extends PurposeCookie<Purpose> {
  constructor(config: AuthConfig) {
    super(config, 'challenge');
  }

  /** The provider has said that it is still the member: counts once, as an answered challenge does. */
  writeConfirmed(reply: FastifyReply, memberId: string): void {
    this.write(reply, randomBytes(32).toString('base64url'), `confirmed ${memberId}`);
  }

  /** @throws DomainError `unauthenticated` where this browser was given none for that, or too long ago */
  take(request: FastifyRequest, reply: FastifyReply, purpose: Purpose): string {
    const challenge = this.read(request, purpose);
    this.clear(reply);
    if (!challenge) throw new DomainError('unauthenticated', 'That took too long. Please try again.');
    return challenge;
  }
}
