import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What arrives beyond what is due is recorded, and goes back. Until now the ledger took at most what was due, and so does
 * the release before, so no line that is there, and none that it writes, is beyond. By the index Today finds the few trips
 * that are over and of which something may be owed.
 */
export class PaymentsBeyond1760100000081 implements MigrationInterface {
  name = 'PaymentsBeyond1760100000081';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payment add column beyond boolean not null default false;
      create index payment_beyond on payment (booking_id) where beyond;
    `);
  }

  /** What is owed is reckoned from the amounts, which stay; of trips that are over Today names it no more. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table payment drop column beyond');
  }
}
