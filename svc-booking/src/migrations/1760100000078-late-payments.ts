import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Money that arrives for a booking after it was cancelled is recorded, and goes back. Until now the ledger took none, so no
 * line that is there is late, and none that the release before writes. By the index Today finds the few that may be owed.
 */
export class LatePayments1760100000078 implements MigrationInterface {
  name = 'LatePayments1760100000078';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payment add column late boolean not null default false;
      create index payment_late on payment (booking_id) where late;
    `);
  }

  /** What arrived too late, and went back of it, is forgotten: nothing there could tell it. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payment disable trigger payment_kept;
      delete from payment where late;
      alter table payment enable trigger payment_kept, drop column late;
    `);
  }
}
