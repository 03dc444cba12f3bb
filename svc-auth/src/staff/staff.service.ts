import { Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import { clientKey, Database, DomainError } from '@safari/service-kit';
import { AuditService } from '../audit/audit.service.js';
import { AuthConfig } from '../config.js';
import { hashOf, type SessionId, SessionService } from '../sessions/session.service.js';
import { Lane } from './lane.js';
import { StaffSignInLog, type Try } from './staff-sign-in.log.js';

const MAX_ENTRIES = 10_000;

/**
 * The shared staff password. A try is taken before the password is looked at, and counts per address, so that guessing
 * from elsewhere never locks the office out. Hashes are computed one at a time in each of three lanes, so that neither
 * can guessing exhaust the machine nor keep those waiting who came from a known address, or for the first time.
 */
@Injectable()
export class StaffService {
  /** Until when an address has to wait, in ms. */
  private readonly waiting = new Map<string, number>();
  private readonly lanes = { known: new Lane(50), first: new Lane(100), again: new Lane(20) };

  constructor(
    private readonly config: AuthConfig,
    private readonly database: Database,
    private readonly tries: StaffSignInLog,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
  ) {}

  /** @param address the one that the request came from */
  async signIn(password: string, address: string, former: SessionId | undefined): Promise<SessionId> {
    const client = clientKey(address);
    this.refuseWaiting(client);
    const taken = await this.tries.reserve(client);
    if ('wait' in taken) {
      this.remember(client, taken.wait);
      await this.audit.write(this.database.manager, 'staff-sign-in-denied', client);
      throw tooMany(taken.wait);
    }
    const right = await this.laneOf(taken).run(() => verify(this.config.STAFF_PASSWORD_HASH, password));
    if (!right) {
      await this.audit.write(this.database.manager, 'staff-sign-in-failed', client);
      throw new DomainError('unauthenticated', 'Invalid password. Please try again.');
    }
    await this.tries.accept(client, taken.id);
    return this.database.transaction(async (tx) => {
      const id = await this.sessions.openForStaff(tx, former);
      await this.audit.write(tx, 'staff-signed-in', client, hashOf(id));
      return id;
    });
  }

  async signOut(address: string, id: SessionId | undefined): Promise<void> {
    if (!id) return;
    await this.database.transaction(async (tx) => {
      const ended = await this.sessions.close(tx, 'staff', id);
      if (ended) await this.audit.write(tx, 'staff-signed-out', clientKey(address), hashOf(id));
    });
  }

  /** Who was told to wait is told again without asking the database: guessing must cost it nothing. */
  private refuseWaiting(client: string): void {
    const left = ((this.waiting.get(client) ?? 0) - Date.now()) / 1000;
    if (left > 0) throw tooMany(Math.ceil(left));
    this.waiting.delete(client);
  }

  private remember(client: string, seconds: number): void {
    if (this.waiting.size >= MAX_ENTRIES) this.waiting.clear();
    this.waiting.set(client, Date.now() + seconds * 1000);
  }

  private laneOf({ known, tries }: Try): Lane {
    if (known) return this.lanes.known;
    return tries === 1 ? this.lanes.first : this.lanes.again;
  }
}

const tooMany = (seconds: number): DomainError =>
  new DomainError('too_many', `Too many wrong passwords from here. Try again in ${seconds} seconds.`, {
    extensions: { retryAfter: seconds },
  });
