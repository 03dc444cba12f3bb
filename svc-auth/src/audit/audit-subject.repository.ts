import { Injectable } from '@nestjs/common';
import { oneRowOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { AuditSubject } from './audit.rules.js';

/** The customers to whom entries of the audit belong, for as long as that is kept. */
@Injectable()
export class AuditSubjectRepository {
  async insert(
    tx: EntityManager,
    entryId: string,
    { salt, customerId, client }: AuditSubject,
  ): Promise<void> {
    await tx.query(
      'insert into audit_subject (entry_id, salt, customer_id, client) values ($1, $2, $3, $4)',
      [entryId, salt, customerId, client],
    );
  }

  /** How often nobody was recognised at that address within that many seconds. */
  async countUnrecognised(tx: EntityManager, client: string, seconds: number): Promise<number> {
    const { count } = await oneRowOf<{ count: number }>(
      tx,
      `select count(*)::int as count from audit_subject
       where client = $1 and customer_id is null and at > now() - make_interval(secs => $2)`,
      [client, seconds],
    );
    return count;
  }

  async deleteOf(tx: EntityManager, customerId: string): Promise<void> {
    await tx.query('delete from audit_subject where customer_id = $1', [customerId]);
  }
}
