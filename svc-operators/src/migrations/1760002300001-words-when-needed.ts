import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a customer wrote is asked for when an operator is to read it, and not known before. */
export class WordsWhenNeeded1760002300001 implements MigrationInterface {
  name = 'WordsWhenNeeded1760002300001';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table booking alter column special_requests drop not null');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update booking set special_requests = '' where special_requests is null;
      alter table booking alter column special_requests set not null;
    `);
  }
}
