import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who and what was erased, by ids alone, so that nothing late brings it back. */
export class Tombstones1760100000023 implements MigrationInterface {
  name = 'Tombstones1760100000023';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table erased_customer (
        customer_id text not null constraint erased_customer_pk primary key,
        erased_at timestamptz not null default now()
      );
      create index erased_customer_at on erased_customer (erased_at);
      create table erased_booking (
        booking_id uuid not null constraint erased_booking_pk primary key,
        erased_at timestamptz not null default now()
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table erased_booking, erased_customer');
  }
}
