import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a letter went is kept before its sender hears of it, so that hearing can fail and come again. */
export class MailOutcomes1760000000002 implements MigrationInterface {
  name = 'MailOutcomes1760000000002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table outgoing_mail
        add column outcome_due boolean not null default false,
        add column outcome_attempts integer not null default 0;
      create index outgoing_mail_outcome_due on outgoing_mail (next_attempt_at) where outcome_due;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table outgoing_mail drop column outcome_due, drop column outcome_attempts');
  }
}
