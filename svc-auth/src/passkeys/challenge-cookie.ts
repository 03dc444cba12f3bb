import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthConfig } from '../config.js';
import { PurposeCookie } from './purpose-cookie.js';

/** What a challenge was issued for; an answer is valid only for the purpose of its challenge. */
export type Purpose =
  | 'sign in'
  | 'join'
  | `confirm ${MemberId}`
  | `confirmed ${MemberId}`
  | `add ${MemberId}`;
type MemberId = string;

/** A browser's challenge and its purpose, in a cookie: attempts by strangers cost no row. */
@Injectable()
export class ChallengeCookie extends PurposeCookie<Purpose> {
  constructor(config: AuthConfig) {
    super(config, 'challenge');
  }

  /** Notes that the provider has confirmed the member; it counts once, like an answered challenge. */
  writeConfirmed(reply: FastifyReply, memberId: string): void {
    this.write(reply, randomBytes(32).toString('base64url'), `confirmed ${memberId}`);
  }

  /** @throws DomainError `unauthenticated` where this browser has no challenge for that purpose, or an expired one */
  take(request: FastifyRequest, reply: FastifyReply, purpose: Purpose): string {
    const challenge = this.read(request, purpose);
    this.clear(reply);
    if (!challenge) throw new DomainError('unauthenticated', 'That took too long. Please try again.');
    return challenge;
  }
}
