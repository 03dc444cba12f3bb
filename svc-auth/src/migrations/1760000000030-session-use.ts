import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACTIONS = ['staff-signed-in', 'staff-sign-in-failed', 'staff-sign-in-denied', 'staff-signed-out'];

/** When a session was last used, so that one that nobody uses ends, and that the audit says so. */
export class SessionUse1760000000030 implements MigrationInterface {
  name = 'SessionUse1760000000030';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table session add last_used_at timestamptz not null default now();
      create index session_by_use on session (kind, last_used_at);
      alter table audit_entry drop constraint audit_entry_action;
      alter table audit_entry add constraint audit_entry_action
        check (action in (${listOf([...ACTIONS, 'staff-session-idle', 'staff-session-expired'])}));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    // What the audit has kept stays: the narrower rule holds from now on.
    await db.query(`
      alter table audit_entry drop constraint audit_entry_action;
      alter table audit_entry add constraint audit_entry_action check (action in (${listOf(ACTIONS)})) not valid;
      alter table session drop last_used_at;
    `);
  }
}

function listOf(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
