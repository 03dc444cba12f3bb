import type { MigrationInterface, QueryRunner } from 'typeorm';

/** That a payment was reconciled is taken back as a payment is: by a line that names the other one. */
export class UnreconciledPayments1760100000075 implements MigrationInterface {
  name = 'UnreconciledPayments1760100000075';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payment
        drop constraint payment_state,
        drop constraint payment_voids_one,
        add constraint payment_state check (state in ('received', 'reconciled', 'voided', 'unreconciled')),
        add constraint payment_voids_one check ((state in ('voided', 'unreconciled')) = (voids is not null));
    `);
  }

  /** What was taken back goes with what takes it back. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payment disable trigger payment_kept;
      delete from payment where state = 'unreconciled'
        or id in (select voids from payment where state = 'unreconciled');
      alter table payment
        enable trigger payment_kept,
        drop constraint payment_state,
        drop constraint payment_voids_one,
        add constraint payment_state check (state in ('received', 'reconciled', 'voided')),
        add constraint payment_voids_one check ((state = 'voided') = (voids is not null));
    `);
  }
}
