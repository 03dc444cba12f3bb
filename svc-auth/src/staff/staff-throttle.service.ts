import { Injectable } from '@nestjs/common';
import { Database, DomainError } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { type SignInAttempt, StaffSignInRepository } from './staff-sign-in.repository.js';
import { secondsToWait } from './staff-throttle.rules.js';

const MAX_ENTRIES = 10_000;

/** Limits how often an address may try the staff password, counted over all instances. */
@Injectable()
export class StaffThrottleService {
  /** Until when an address has to wait, in ms. */
  private readonly waiting = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly signIns: StaffSignInRepository,
    private readonly audit: AuditService,
  ) {}

  /** Counts an attempt before anything is compared. @throws DomainError `too_many` where the address must wait */
  async take(client: string): Promise<SignInAttempt> {
    this.refuseWaiting(client);
    const attempt = await this.signIns.insertIfAllowed(client);
    if (attempt) return attempt;
    const seconds = secondsToWait(await this.signIns.latestOf(client), Date.now());
    this.remember(client, seconds);
    await this.audit.add(this.database.manager, 'staff-sign-in-denied', client);
    throw tooMany(seconds);
  }

  /** The password was right: what the address tried before no longer counts. */
  async accept(tx: EntityManager, client: string, attempt: SignInAttempt): Promise<void> {
    await this.signIns.updateAccepted(tx, attempt.id);
    await this.signIns.deleteLatestOf(tx, client);
  }

  /** Repeats a refusal without asking the database: guessing must not cost it anything. */
  refuseWaiting(client: string): void {
    const left = ((this.waiting.get(client) ?? 0) - Date.now()) / 1000;
    if (left > 0) throw tooMany(Math.ceil(left));
    this.waiting.delete(client);
  }

  private remember(client: string, seconds: number): void {
    if (this.waiting.size >= MAX_ENTRIES) this.waiting.clear();
    this.waiting.set(client, Date.now() + seconds * 1000);
  }
}

const tooMany = (seconds: number): DomainError =>
  new DomainError('too_many', `Too many wrong passwords from here. Try again in ${seconds} seconds.`, {
    extensions: { retryAfter: seconds },
  });
