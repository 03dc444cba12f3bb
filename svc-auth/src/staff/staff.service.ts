import { Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import type { StaffSignIns } from '@safari/contracts';
import {
  clientKey,
  Database,
  DomainError,
  networkOf,
  RETENTION_DAYS,
  sessionHash,
} from '@safari/service-kit';
import { AuditService } from '../audit/audit.service.js';
import { sessionIdOf, staffIdOf } from '../audit/session-id.rules.js';
import { AuthConfig } from '../config.js';
import type { Caller } from '../sessions/caller.js';
import type { SessionEntity } from '../sessions/session.entity.js';
import { type SessionId, SessionService } from '../sessions/session.service.js';
import { SignInQueue } from './sign-in.queue.js';
import { NONE_REFUSED, type SignInAttempt, StaffSignInRepository } from './staff-sign-in.repository.js';
import { StaffThrottleService } from './staff-throttle.service.js';

/** A shorter password is refused, even where its hash was set. */
const SHORTEST_PASSWORD = 8;
const DAY_MS = 86_400_000;

/**
 * The shared staff password. Attempts count per address, so that guessing from elsewhere never locks the office out.
 * Few hashes are computed at once, and those of networks that guess come last, so that guessing neither exhausts the
 * machine nor keeps anybody else waiting.
 */
@Injectable()
export class StaffService {
  private readonly queue = new SignInQueue();

  constructor(
    private readonly config: AuthConfig,
    private readonly database: Database,
    private readonly throttle: StaffThrottleService,
    private readonly signIns: StaffSignInRepository,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
  ) {}

  /** @throws DomainError `not_found` where the shared password is switched off */
  async signIn(
    password: string,
    { address, device }: Caller,
    former: SessionId | undefined,
  ): Promise<SessionId> {
    if (!this.config.hasStaffPassword) throw new DomainError('not_found', 'Sign in with your passkey.');
    const client = clientKey(address);
    const network = networkOf(address);
    this.throttle.refuseWaiting(client);
    const attempt = await this.queue.run({ network, client }, () => this.compare(password, client, network));
    this.queue.succeeded({ network, client });
    return this.database.transaction(async (tx) => {
      await this.throttle.accept(tx, client, attempt);
      const id = await this.sessions.openForStaff(tx, null, device, former);
      await this.audit.add(tx, 'staff-signed-in', client, sessionIdOf(sessionHash(id)));
      return id;
    });
  }

  async signOut(address: string, id: SessionId | undefined): Promise<void> {
    const session = await this.sessions.find('staff', id);
    if (!session) return;
    await this.database.transaction(async (tx) => {
      const ended = await this.sessions.closeByHash(tx, 'staff', session.hash);
      if (ended) await this.audit.add(tx, 'staff-signed-out', clientKey(address), staffIdOf(session));
    });
  }

  /**
   * Failed sign-ins between the former sign-in and the session that asks: of the member, else of anybody with the
   * password. None where it is switched off; at most as far back as attempts are kept.
   */
  async failedSignIns(session: Pick<SessionEntity, 'staffMemberId' | 'createdAt'>): Promise<StaffSignIns> {
    const kept = new Date(Date.now() - RETENTION_DAYS.signIns * DAY_MS);
    const former = await this.formerSignIn(session);
    const since = former && former > kept ? former : kept;
    const { latest, ...refused } = this.config.hasStaffPassword
      ? await this.signIns.countRefused(since)
      : NONE_REFUSED;
    return { ...refused, since: since.toISOString(), ...(latest && { latest: latest.toISOString() }) };
  }

  /** A member who has just joined has no former sign-in. */
  private async formerSignIn({
    staffMemberId,
    createdAt,
  }: Pick<SessionEntity, 'staffMemberId' | 'createdAt'>): Promise<Date | undefined> {
    if (!staffMemberId) return this.signIns.formerAccepted(createdAt);
    return (await this.audit.formerSignIn(staffMemberId, createdAt)) ?? createdAt;
  }

  /** All costs of guessing are behind the queue, those of the database, too. */
  private async compare(password: string, client: string, network: string): Promise<SignInAttempt> {
    const attempt = await this.throttle.take(client);
    const right = await verify(this.config.STAFF_PASSWORD_HASH, password);
    if (right && password.length >= SHORTEST_PASSWORD) return attempt;
    this.queue.failed(network);
    await this.audit.add(this.database.manager, 'staff-sign-in-failed', client);
    throw new DomainError('unauthenticated', 'Invalid password. Please try again.');
  }
}
