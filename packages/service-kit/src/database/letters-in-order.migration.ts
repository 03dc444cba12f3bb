import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an earlier letter to the same recipient still waits is asked of each that could leave. */
export class LettersInOrder1760000000010 implements MigrationInterface {
  name = 'LettersInOrder1760000000010';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create index outgoing_mail_waiting on outgoing_mail (recipient, id) where state = 'queued'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index outgoing_mail_waiting');
  }
}
