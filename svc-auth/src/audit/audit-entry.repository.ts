import { Injectable } from '@nestjs/common';
import { Database, oneRowOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { AuditAction, AuditEntry } from './audit.rules.js';

/** How many of the newest entries failures are counted among, however long the audit is. */
const MAX_COUNTED = 500;

/** Writes audit entries; the table itself numbers, dates and chains what is inserted, and refuses every change. */
@Injectable()
export class AuditEntryRepository {
  constructor(private readonly database: Database) {}

  async insert(
    tx: EntityManager,
    { action, client, session }: { action: AuditAction; client: string; session: string | null },
  ): Promise<string> {
    const { id } = await oneRowOf<{ id: string }>(
      tx,
      'insert into audit_entry (action, client, session) values ($1, $2, $3) returning id',
      [action, client, session],
    );
    return id;
  }

  /** How many of staff's newest entries are failed sign-ins from that address, within that many seconds. */
  async countFailures(tx: EntityManager, client: string, seconds: number): Promise<number> {
    const { count } = await oneRowOf<{ count: number }>(
      tx,
      `select count(*)::int as count
       from (select action, client, at from audit_entry order by id desc limit ${MAX_COUNTED}) lately
       where client = $1 and action in ('staff-sign-in-failed', 'staff-sign-in-denied')
         and at > now() - make_interval(secs => $2)`,
      [client, seconds],
    );
    return count;
  }

  /** A member's latest sign-in before a moment. */
  async lastSignIn(memberId: string, before: Date): Promise<Date | undefined> {
    const [last] = await this.database.rows<{ at: Date }>(
      'audit-last-sign-in',
      `select at from audit_entry where action = 'staff-signed-in' and session = $1 and at < $2
       order by at desc limit 1`,
      [memberId, before],
    );
    return last?.at;
  }

  /** By ascending id. @param id the entry in front of the page, `0` for the beginning */
  pageAfter(id: string, limit: number): Promise<AuditEntry[]> {
    return this.database.rows<AuditEntry>(
      'audit-after',
      `select id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
         action, entry.client, session, previous, hash,
         case when entry_id is not null then json_build_object(
           'salt', salt, 'customerId', customer_id, 'client', subject.client) end as subject
       from audit_entry entry left join audit_subject subject on entry_id = id
       where id > $1 order by id limit $2`,
      [id, limit],
    );
  }
}
