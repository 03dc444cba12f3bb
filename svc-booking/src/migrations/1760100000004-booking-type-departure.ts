import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A span of dates within one type reads that type's bookings alone. */
export class BookingTypeDeparture1760100000004 implements MigrationInterface {
  name = 'BookingTypeDeparture1760100000004';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create index booking_type_departure on booking (booking_type, preferred_date, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index booking_type_departure');
  }
}
