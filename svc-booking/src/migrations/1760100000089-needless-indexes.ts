import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Since `booking.paid` is kept, nothing finds bookings by what was voided, paid beyond or agreed for less. A process of the
 * release before finds them without these indexes too, only slower.
 */
export class NeedlessIndexes1760100000089 implements MigrationInterface {
  name = 'NeedlessIndexes1760100000089';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query('drop index concurrently if exists payment_voids_of');
    await db.query('drop index concurrently if exists payment_beyond');
    await db.query('drop index concurrently if exists change_offer_cheaper');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `create index if not exists payment_voids_of on payment (booking_id) where state = 'voided'`,
    );
    await db.query('create index if not exists payment_beyond on payment (booking_id) where beyond');
    await db.query(
      `create index if not exists change_offer_cheaper on change_offer (booking_id)
       where state = 'accepted' and (after ->> 'totalPrice')::numeric < (before ->> 'totalPrice')::numeric`,
    );
  }
}
