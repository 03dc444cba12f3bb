import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was paid beyond a price that was lowered goes back by a line of the ledger, which is voided as a payment is. Of
 * the trips that are over, those that became cheaper are few: by them Today finds what is still owed.
 */
export class Repayments1760100000076 implements MigrationInterface {
  name = 'Repayments1760100000076';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payment
        drop constraint payment_state,
        drop constraint payment_voids_one,
        add constraint payment_state check
          (state in ('received', 'reconciled', 'voided', 'unreconciled', 'repaid', 'unrepaid')),
        add constraint payment_voids_one check
          ((state in ('voided', 'unreconciled', 'unrepaid')) = (voids is not null));
      create index change_offer_cheaper on change_offer (booking_id)
        where state = 'accepted' and (after ->> 'totalPrice')::numeric < (before ->> 'totalPrice')::numeric;
    `);
  }

  /** What went back is owed again: nothing there could tell it. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index change_offer_cheaper;
      alter table payment disable trigger payment_kept;
      delete from payment where state in ('repaid', 'unrepaid');
      alter table payment
        enable trigger payment_kept,
        drop constraint payment_state,
        drop constraint payment_voids_one,
        add constraint payment_state check (state in ('received', 'reconciled', 'voided', 'unreconciled')),
        add constraint payment_voids_one check ((state in ('voided', 'unreconciled')) = (voids is not null));
    `);
  }
}
