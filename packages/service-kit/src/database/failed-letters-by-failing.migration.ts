import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters that failed are listed, and go, by when they did: some failed long after they were written. */
export class FailedLettersByFailing1760000000012 implements MigrationInterface {
  name = 'FailedLettersByFailing1760000000012';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index outgoing_mail_failed_at on outgoing_mail (next_attempt_at desc, id desc) where state = 'failed';
      drop index outgoing_mail_failed;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      create index outgoing_mail_failed on outgoing_mail (created_at desc, id desc) where state = 'failed';
      drop index outgoing_mail_failed_at;
    `);
  }
}
