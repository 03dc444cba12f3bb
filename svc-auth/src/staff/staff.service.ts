import { Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import type { StaffSignIns } from '@safari/contracts';
import { clientKey, Database, DomainError, sessionHash } from '@safari/service-kit';
import { AuditService } from '../audit/audit.service.js';
import { AuthConfig } from '../config.js';
import { type SessionId, SessionService } from '../sessions/session.service.js';
import { SignInQueue } from './sign-in.queue.js';
import { type SignInAttempt, StaffSignInRepository } from './staff-sign-in.repository.js';
import { StaffThrottleService } from './staff-throttle.service.js';

/**
 * The shared staff password. Attempts count per address, so that guessing from elsewhere never locks the office out.
 * Hashes are computed one at a time in each of three queues, so that neither can guessing exhaust the machine nor keep
 * those waiting who came from a known address, or for the first time.
 */
@Injectable()
export class StaffService {
  private readonly queues = {
    known: new SignInQueue(50),
    first: new SignInQueue(100),
    again: new SignInQueue(20),
  };

  constructor(
    private readonly config: AuthConfig,
    private readonly database: Database,
    private readonly throttle: StaffThrottleService,
    private readonly signIns: StaffSignInRepository,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
  ) {}

  /** @param address the one that the request came from */
  async signIn(password: string, address: string, former: SessionId | undefined): Promise<SessionId> {
    const client = clientKey(address);
    const attempt = await this.throttle.take(client);
    const right = await this.queueOf(attempt).run(() => verify(this.config.STAFF_PASSWORD_HASH, password));
    if (!right) {
      await this.audit.add(this.database.manager, 'staff-sign-in-failed', client);
      throw new DomainError('unauthenticated', 'Invalid password. Please try again.');
    }
    return this.database.transaction(async (tx) => {
      await this.throttle.accept(tx, client, attempt);
      const id = await this.sessions.openForStaff(tx, former);
      await this.audit.add(tx, 'staff-signed-in', client, sessionHash(id));
      return id;
    });
  }

  async signOut(address: string, id: SessionId | undefined): Promise<void> {
    if (!id) return;
    await this.database.transaction(async (tx) => {
      const ended = await this.sessions.close(tx, 'staff', id);
      if (ended) await this.audit.add(tx, 'staff-signed-out', clientKey(address), sessionHash(id));
    });
  }

  /**
   * What was refused since staff last signed in, before the session that asks.
   * @param openedAt when that session was opened
   */
  async failedSignIns(openedAt: Date): Promise<StaffSignIns> {
    const { refused, addresses, since } = await this.signIns.failedSinceFormer(openedAt);
    return { refused, addresses, since: since.toISOString() };
  }

  private queueOf({ known, attempts }: SignInAttempt): SignInQueue {
    if (known) return this.queues.known;
    return attempts === 1 ? this.queues.first : this.queues.again;
  }
}
