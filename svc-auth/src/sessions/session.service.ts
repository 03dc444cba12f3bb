import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Database, Outbox, type SessionKind, sessionHash } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { CustomerAuditService } from '../audit/customer-audit.service.js';
import { staffIdOf } from '../audit/session-id.rules.js';
import { AuthConfig } from '../config.js';
import { type ProvenPerson, UserService } from '../users/user.service.js';
import type { Caller } from './caller.js';
import type { SessionEntity } from './session.entity.js';
import { SessionRepository } from './session.repository.js';

const HOUR_MS = 3_600_000;

/** The longest lifetime of a session. */
export const LIFETIME_MS: Record<SessionKind, number> = { customer: 30 * 24 * HOUR_MS, staff: 12 * HOUR_MS };

/** The id in the cookie; it is not stored. */
export type SessionId = string;

@Injectable()
export class SessionService {
  private readonly log = new Logger('Sessions');

  constructor(
    private readonly config: AuthConfig,
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly users: UserService,
    private readonly outbox: Outbox,
    private readonly audit: CustomerAuditService,
    private readonly staffAudit: AuditService,
  ) {}

  /**
   * A new session for a proven person; the browser's former one ends with it.
   */
  async openForCustomer(
    person: ProvenPerson,
    { address, device }: Caller,
    former: SessionId | undefined,
  ): Promise<SessionId> {
    return this.database.transaction(async (tx) => {
      const user = await this.users.signIn(tx, person);
      const id = await this.open(
        tx,
        { kind: 'customer', userId: user.id, staffMemberId: null, device },
        former,
      );
      const whose = { customerId: user.id, sessionHash: sessionHash(id) };
      await this.audit.add(tx, 'customer-signed-in', address, whose);
      this.log.log({ msg: 'customer signed in', user: user.id, issuer: person.issuer });
      return id;
    });
  }

  /** @param member `null` with the shared password */
  openForStaff(
    tx: EntityManager,
    member: string | null,
    device: string | null,
    former: SessionId | undefined,
  ): Promise<SessionId> {
    return this.open(tx, { kind: 'staff', userId: null, staffMemberId: member, device }, former);
  }

  /** The live session of a cookie; reading it does not count as a use. */
  async find(kind: SessionKind, id: SessionId | undefined): Promise<SessionEntity | undefined> {
    return id ? this.sessions.findLive(kind, sessionHash(id), this.config.idleSeconds[kind]) : undefined;
  }

  /**
   * Ends a session at once, here and, by the event, wherever it is cached. Ending an unknown session changes nothing.
   */
  async endForCustomer(id: SessionId | undefined, address: string): Promise<void> {
    const session = await this.find('customer', id);
    if (!id || !session) return;
    await this.database.transaction(async (tx) => {
      if (!(await this.close(tx, 'customer', id))) return;
      const whose = { customerId: session.userId, sessionHash: session.hash };
      await this.audit.add(tx, 'customer-signed-out', address, whose);
    });
  }

  /** Ends every session of a customer or of a member, at once and everywhere. @param but the hash of one that stays */
  async closeAllOf(
    tx: EntityManager,
    owner: { userId: string } | { staffMemberId: string },
    but?: string,
  ): Promise<void> {
    for (const sessionHash of await this.sessions.deleteAllOf(tx, owner, but)) {
      await this.outbox.add(tx, 'auth.session.ended.v1', { sessionHash });
    }
  }

  /**
   * Ends the sessions of staff, of all customers, or of the one customer with an address.
   * @returns how many there were
   */
  async endAll(kind: SessionKind, email?: string): Promise<number> {
    return this.database.transaction(async (tx) => {
      const ended = await this.sessions.deleteAll(tx, kind, email?.toLowerCase());
      for (const session of ended) {
        await this.outbox.add(tx, 'auth.session.ended.v1', { sessionHash: session.hash });
        if (kind === 'staff') await this.staffAudit.add(tx, 'staff-session-ended', '', staffIdOf(session));
      }
      this.log.log({
        msg: 'sessions ended from outside',
        kind,
        one: email !== undefined,
        ended: ended.length,
      });
      return ended.length;
    });
  }

  private async open(
    tx: EntityManager,
    session: Pick<SessionEntity, 'kind' | 'userId' | 'staffMemberId' | 'device'>,
    former: SessionId | undefined,
  ): Promise<SessionId> {
    if (former) await this.close(tx, session.kind, former);
    const id = randomBytes(32).toString('base64url');
    await this.sessions.insert(tx, {
      hash: sessionHash(id),
      ...session,
      expiresAt: new Date(Date.now() + LIFETIME_MS[session.kind]),
    });
    return id;
  }

  /** The same within a transaction. @returns whether there was a session to end */
  close(tx: EntityManager, kind: SessionKind, id: SessionId): Promise<boolean> {
    return this.closeByHash(tx, kind, sessionHash(id));
  }

  async closeByHash(tx: EntityManager, kind: SessionKind, hash: string): Promise<boolean> {
    const ended = await this.sessions.delete(tx, kind, hash);
    if (ended) await this.outbox.add(tx, 'auth.session.ended.v1', { sessionHash: hash });
    return ended;
  }
}
