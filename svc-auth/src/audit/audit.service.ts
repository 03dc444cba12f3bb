import { Injectable, Logger } from '@nestjs/common';
import { Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { type AuditAction, type AuditEntry, firstBreak } from './audit.rules.js';
import { AuditEntryRepository } from './audit-entry.repository.js';
import { MAX_FAILURES, outcomeOf, WINDOW_S } from './failure.js';

const PAGE = 1_000;

export interface AuditVerdict {
  entries: number;
  /** The newest hash; stored elsewhere, it later shows whether the end was cut off. */
  head: string;
  /** The first entry that breaks the chain, if any. */
  broken?: AuditEntry;
}

@Injectable()
export class AuditService {
  private readonly log = new Logger('Audit');

  constructor(
    private readonly database: Database,
    private readonly entries: AuditEntryRepository,
  ) {}

  /**
   * Entries are serialized: until the transaction ends nobody else can add one. So end sessions before calling this, as
   * the worker that ends expired sessions does: the opposite order could deadlock.
   * @param staffId who acted, as every history names them
   * @param whom another member whom the entry concerns
   */
  async add(
    tx: EntityManager,
    action: AuditAction,
    client: string,
    staffId: string | null = null,
    whom?: string,
  ): Promise<void> {
    await this.entries.insert(tx, { action, client, session: whom ? `${staffId} ${whom}` : staffId });
  }

  /**
   * Records a failed sign-in by an account. The caller's answer is the same if this cannot be stored.
   * @param memberId the member concerned, where known
   */
  async addFailure(error: unknown, client: string, memberId?: string): Promise<void> {
    const outcome = outcomeOf(error);
    if (!outcome) return;
    try {
      await this.database.transaction(async (tx) => {
        const lately = await this.entries.countFailures(tx, client, WINDOW_S);
        if (lately < MAX_FAILURES) await this.add(tx, `staff-sign-in-${outcome}`, client, memberId ?? null);
      });
    } catch (failure) {
      this.log.error({ msg: 'a failed sign-in could not be audited', err: failure });
    }
  }

  /** When a member last signed in before the session that was opened at that moment. */
  formerSignIn(memberId: string, openedAt: Date): Promise<Date | undefined> {
    return this.entries.lastSignIn(memberId, openedAt);
  }

  /** Reads the chain from its beginning, up to the first break. */
  async verify(): Promise<AuditVerdict> {
    let last: AuditEntry | undefined;
    for (;;) {
      const page = await this.entries.pageAfter(last?.id ?? '0', PAGE);
      const broken = firstBreak(page, last);
      if (broken) return { entries: Number(broken.id) - 1, head: broken.previous, broken };
      last = page.at(-1) ?? last;
      if (page.length < PAGE) return { entries: Number(last?.id ?? 0), head: last?.hash ?? '' };
    }
  }
}
