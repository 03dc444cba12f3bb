import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose a booking is, for what its customer may read, and which were erased, by ids alone. */
export class ErasedBookings1760002300000 implements MigrationInterface {
  name = 'ErasedBookings1760002300000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table booking add column customer_id text;
      create index booking_of_customer on booking (customer_id);
      create table erased_booking (
        booking_id uuid not null constraint erased_booking_pk primary key,
        erased_at timestamptz not null default now()
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table erased_booking; alter table booking drop column customer_id');
  }
}
