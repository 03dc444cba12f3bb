import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters that failed are listed for staff; they are few among those that have left. */
export class FailedLetters1760000000006 implements MigrationInterface {
  name = 'FailedLetters1760000000006';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create index outgoing_mail_failed on outgoing_mail (created_at desc, id desc) where state = 'failed'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index outgoing_mail_failed');
  }
}
