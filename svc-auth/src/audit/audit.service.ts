import { Injectable } from '@nestjs/common';
import { Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { type AuditAction, type AuditEntry, breakIn } from './audit.rules.js';

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
  constructor(private readonly database: Database) {}

  /** @param session the session's hash */
  async write(tx: EntityManager, action: AuditAction, client: string, session?: string): Promise<void> {
    await tx.query('insert into audit_entry (action, client, session) values ($1, $2, $3)', [
      action,
      client,
      session?.slice(0, 12) ?? null,
    ]);
  }

  /** Reads the chain from its beginning, up to the first break. */
  async verify(): Promise<AuditVerdict> {
    let last: AuditEntry | undefined;
    for (;;) {
      const page = await this.after(last);
      const broken = breakIn(page, last);
      if (broken) return { entries: Number(broken.id) - 1, head: broken.previous, broken };
      last = page.at(-1) ?? last;
      if (page.length < PAGE) return { entries: Number(last?.id ?? 0), head: last?.hash ?? '' };
    }
  }

  private after(last: AuditEntry | undefined): Promise<AuditEntry[]> {
    return this.database.rows<AuditEntry>(
      'audit-after',
      `select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
         action, client, session, previous, hash
       from audit_entry where id > $1 order by id limit $2`,
      [last?.id ?? '0', PAGE],
    );
  }
}
