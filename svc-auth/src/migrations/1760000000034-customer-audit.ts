import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = [
  'staff-signed-in',
  'staff-sign-in-failed',
  'staff-sign-in-denied',
  'staff-signed-out',
  'staff-session-idle',
  'staff-session-expired',
];
const CUSTOMERS = [
  'customer-signed-in',
  'customer-sign-in-failed',
  'customer-sign-in-denied',
  'customer-signed-out',
];

/**
 * Customers' sign-ins stand in the audit without saying whose they are: an entry holds a seal, and who and where lie
 * beside it for as long as they may be kept. When they go, the chain is as it was. No foreign key: checking it would
 * lock the entry, which takes a right that the audit has given up.
 */
export class CustomerAudit1760000000034 implements MigrationInterface {
  name = 'CustomerAudit1760000000034';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table audit_entry drop constraint audit_entry_action;
      alter table audit_entry add constraint audit_entry_action
        check (action in (${listOf([...BEFORE, ...CUSTOMERS])})) not valid;
      create table audit_subject (
        entry_id bigint not null constraint audit_subject_pk primary key,
        at timestamptz not null default now(),
        salt text not null,
        customer_id uuid,
        client text not null
      );
      create index audit_subject_by_customer on audit_subject (customer_id);
      create index audit_subject_by_client on audit_subject (client, at);
      create index audit_subject_by_time on audit_subject (at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    // What the audit has kept stays: the narrower rule holds from now on.
    await db.query(`
      drop table audit_subject;
      alter table audit_entry drop constraint audit_entry_action;
      alter table audit_entry add constraint audit_entry_action check (action in (${listOf(BEFORE)})) not valid;
    `);
  }
}

function listOf(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
