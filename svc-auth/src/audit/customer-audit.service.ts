import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { clientKey, Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { type CustomerAction, sealOf } from './audit.rules.js';
import { AuditEntryRepository } from './audit-entry.repository.js';
import { AuditSubjectRepository } from './audit-subject.repository.js';
import { MAX_FAILURES, outcomeOf, WINDOW_S } from './failure.js';
import { sessionIdOf } from './session-id.rules.js';

/** Customers' part of the audit: the same chain, in which entries can be separated from their customers. */
@Injectable()
export class CustomerAuditService {
  private readonly log = new Logger('Audit');

  constructor(
    private readonly database: Database,
    private readonly entries: AuditEntryRepository,
    private readonly subjects: AuditSubjectRepository,
  ) {}

  /** @param address of the request */
  async add(
    tx: EntityManager,
    action: CustomerAction,
    address: string,
    { customerId = null, sessionHash }: { customerId?: string | null; sessionHash?: string } = {},
  ): Promise<void> {
    const subject = { salt: randomBytes(16).toString('hex'), customerId, client: clientKey(address) };
    const session = sessionHash ? sessionIdOf(sessionHash) : null;
    const id = await this.entries.insert(tx, { action, client: sealOf(subject), session });
    await this.subjects.insert(tx, id, subject);
  }

  /**
   * Records a failed sign-in: refused by a rule, or not proven. The caller's answer is the same if this cannot be
   * stored.
   */
  async addFailure(error: unknown, address: string): Promise<void> {
    const outcome = outcomeOf(error);
    if (!outcome) return;
    try {
      await this.database.transaction(async (tx) => {
        const lately = await this.subjects.countUnrecognised(tx, clientKey(address), WINDOW_S);
        if (lately < MAX_FAILURES) await this.add(tx, `customer-sign-in-${outcome}`, address);
      });
    } catch (failure) {
      this.log.error({ msg: 'a failed sign-in could not be audited', err: failure });
    }
  }

  /** The entries stay, but no longer say whose they were. */
  async forget(tx: EntityManager, customerId: string): Promise<void> {
    await this.subjects.deleteOf(tx, customerId);
  }
}
