import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The office's people, each by a passkey of their own, and what tells a browser's session from another. */
export class StaffMembers1760000000041 implements MigrationInterface {
  name = 'StaffMembers1760000000041';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table staff_member (
        id uuid not null constraint staff_member_pk primary key,
        name text not null,
        email text not null constraint staff_member_email_once unique,
        role text not null constraint staff_member_role check (role in ('owner', 'staff', 'accountant', 'guide')),
        created_at timestamptz not null default now()
      );
      create table staff_invitation (
        member_id uuid not null constraint staff_invitation_pk primary key
          constraint staff_invitation_of_member references staff_member (id) on delete cascade,
        hash text not null constraint staff_invitation_once unique,
        expires_at timestamptz not null
      );
      create index staff_invitation_by_expiry on staff_invitation (expires_at);
      create table passkey (
        id text not null constraint passkey_pk primary key,
        member_id uuid not null constraint passkey_of_member references staff_member (id) on delete cascade,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now()
      );
      create index passkey_by_member on passkey (member_id);
      create table used_challenge (
        challenge text not null constraint used_challenge_pk primary key,
        at timestamptz not null default now()
      );
      create index used_challenge_by_time on used_challenge (at);

      alter table session
        add device text,
        add staff_member_id uuid constraint session_of_member references staff_member (id) on delete cascade,
        add constraint session_member check (staff_member_id is null or kind = 'staff');
      create index session_by_member on session (staff_member_id);

      alter table audit_entry drop constraint audit_entry_action;
      alter table audit_entry add constraint audit_entry_action
        check (action in (${listOf([...BEFORE, ...MEMBERS])})) not valid;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    // What the audit has kept stays: the narrower rule holds from now on.
    await db.query(`
      alter table audit_entry drop constraint audit_entry_action;
      alter table audit_entry add constraint audit_entry_action check (action in (${listOf(BEFORE)})) not valid;
      alter table session drop staff_member_id, drop device;
      drop table used_challenge, passkey, staff_invitation, staff_member;
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
];
const MEMBERS = [
  'staff-session-ended',
  'staff-member-invited',
  'staff-member-changed',
  'staff-member-removed',
  'staff-passkey-added',
];

function listOf(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
