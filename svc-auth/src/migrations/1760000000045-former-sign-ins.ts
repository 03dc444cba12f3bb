import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member's former sign-in is found, and what was refused since is counted, however much there is of either. */
export class FormerSignIns1760000000045 implements MigrationInterface {
  name = 'FormerSignIns1760000000045';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index audit_entry_signed_in on audit_entry (session, at) where action = 'staff-signed-in';
      create index staff_sign_in_refused on staff_sign_in (at, client) where not accepted;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index staff_sign_in_refused, audit_entry_signed_in');
  }
}
