import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member's passkeys are told apart by their names, and spoken of by an id that opens nothing. */
export class SeveralPasskeys1760000000042 implements MigrationInterface {
  name = 'SeveralPasskeys1760000000042';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table passkey
        add name text not null default 'Passkey',
        add public_id uuid not null default gen_random_uuid(),
        add constraint passkey_public_id_once unique (public_id);
      alter table audit_entry drop constraint audit_entry_action;
      alter table audit_entry add constraint audit_entry_action
        check (action in (${listOf([...BEFORE, 'staff-passkey-renamed', 'staff-passkey-removed'])})) not valid;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    // What the audit has kept stays: the narrower rule holds from now on.
    await db.query(`
      alter table audit_entry drop constraint audit_entry_action;
      alter table audit_entry add constraint audit_entry_action check (action in (${listOf(BEFORE)})) not valid;
      alter table passkey drop public_id, drop name;
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
];

function listOf(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
