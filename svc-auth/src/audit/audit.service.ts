import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AuditAction, type AuditEntry, firstBreak } from './audit.rules.js';
import { AuditEntryRepository } from './audit-entry.repository.js';

const PAGE = 1_000;

export interface AuditVerdict {
  entries: number;
  /** The newest hash; kept elsewhere, it tells later whether the end was cut off. */
  head: string;
  /** Where the chain breaks, if it does. */
  broken?: AuditEntry;
}

@Injectable()
export class AuditService {
  constructor(private readonly entries: AuditEntryRepository) {}

  /**
   * @param staffId who it was, as every history names them
   * @param whom somebody else whom it concerns
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
