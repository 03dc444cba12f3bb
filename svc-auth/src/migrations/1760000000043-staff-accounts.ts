import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member may sign in by an account at the OpenID provider, which nobody else signs in by. */
export class StaffAccounts1760000000043 implements MigrationInterface {
  name = 'StaffAccounts1760000000043';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table staff_account (
        issuer text not null,
        subject text not null,
        member_id uuid not null constraint staff_account_of_member references staff_member (id) on delete cascade,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        constraint staff_account_pk primary key (issuer, subject),
        constraint staff_account_once unique (member_id)
      );
      alter table audit_entry drop constraint audit_entry_action;
      alter table audit_entry add constraint audit_entry_action
        check (action in (${listOf([...BEFORE, 'staff-account-bound'])})) not valid;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    // What the audit has kept stays: the narrower rule holds from now on.
    await db.query(`
      alter table audit_entry drop constraint audit_entry_action;
      alter table audit_entry add constraint audit_entry_action check (action in (${listOf(BEFORE)})) not valid;
      drop table staff_account;
    `);
  }
}

const BEFORE = [
  'staff-signed-in',
  'staff-sign-in-failed',
  'staff-sign-in-denied',
  'staff-signed-out',
  'staff-session-idle',
  'staff-session-expired',
  'customer-signed-in',
  'customer-sign-in-failed',
  'customer-sign-in-denied',
  'customer-signed-out',
  'staff-session-ended',
  'staff-member-invited',
  'staff-member-changed',
  'staff-member-removed',
  'staff-passkey-added',
  'staff-passkey-renamed',
  'staff-passkey-removed',
];

function listOf(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
