import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError, type StaffIdentity, sessionHash } from '@safari/service-kit';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthConfig } from '../config.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import { PurposeCookie } from './purpose-cookie.js';

/** A member who has just confirmed that it is still them, and the hash of the session in which they did so. */
export interface Confirmed {
  memberId: string;
  session: string;
}

/** The member who decides about members, and the request's address. */
export interface Decider {
  /** as histories name staff */
  id: string;
  address: string;
  /** Whether they have confirmed within five minutes, in this session, that it is still them. */
  isConfirmed: boolean;
}

/** Records for five minutes that a member has confirmed, however many decisions they make meanwhile. */
@Injectable()
export class ConfirmationCookie extends PurposeCookie<`${string} decides in ${string}`> {
  constructor(
    config: AuthConfig,
    private readonly sessions: SessionCookies,
  ) {
    super(config, 'confirmed');
  }

  confirm(reply: FastifyReply, { memberId, session }: Confirmed): void {
    this.write(reply, randomBytes(16).toString('base64url'), `${memberId} decides in ${session}`);
  }

  /** With the shared password, which may decide until an owner can sign in, there is nobody who could confirm. */
  deciderOf(request: FastifyRequest, { id }: StaffIdentity): Decider {
    const session = sessionHash(this.sessions.read('staff', request) ?? '');
    const isConfirmed = !isUUID(id) || this.read(request, `${id} decides in ${session}`) !== undefined;
    return { id, address: request.ip, isConfirmed };
  }
}

/** @throws DomainError `forbidden` without a confirmation */
export function assertConfirmed({ isConfirmed }: Pick<Decider, 'isConfirmed'>): void {
  if (!isConfirmed) throw confirmFirst();
}

/** The reason tells screens to ask for the confirmation and then to repeat what was refused. */
export const confirmFirst = () =>
  new DomainError(
    'forbidden',
    'Nothing was changed: confirm first that it is you. Where nothing asks you to, load this page again.',
    { extensions: { reason: 'unconfirmed' } },
  );
