import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters that have left, and what they brought with them, go by when they left. */
export class SentLetters1760000000014 implements MigrationInterface {
  name = 'SentLetters1760000000014';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index outgoing_mail_sent on outgoing_mail (sent_at) where state = 'sent';
      create index outgoing_mail_attached on outgoing_mail (sent_at)
        where state = 'sent' and attachments <> '[]'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index outgoing_mail_sent, outgoing_mail_attached');
  }
}
