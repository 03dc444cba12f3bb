import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trips that are over and due again are those of which a payment was voided: few among all. */
export class VoidedPayments1760100000073 implements MigrationInterface {
  name = 'VoidedPayments1760100000073';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`create index payment_voids_of on payment (booking_id) where state = 'voided'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index payment_voids_of');
  }
}
