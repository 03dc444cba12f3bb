import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whose request for a change nobody answers in time is written to. What expired before is over: of it nobody is written
 * now, and it reads as expired as it did. By the index both those that wait and those that expire are found.
 */
export class ExpiredChanges1760100000083 implements MigrationInterface {
  name = 'ExpiredChanges1760100000083';
  formerName = 'LapsedChanges1760100000083';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      update change_offer set state = 'declined', answered_at = now()
        where offered_by = 'customer' and state = 'open' and expires_at < date_trunc('milliseconds', now());
      create index change_offer_asked on change_offer (expires_at) where offered_by = 'customer' and state = 'open';
    `);
  }

  /** What is over stays so. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index change_offer_asked');
  }
}
