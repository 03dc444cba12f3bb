import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erasures that customers asked for; what is left of them afterwards is an id. */
export class Erasures1760000000023 implements MigrationInterface {
  name = 'Erasures1760000000023';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table erasure (
        id uuid not null constraint erasure_pk primary key,
        customer_id uuid not null,
        waits_for text[] not null,
        in_the_way text[] not null default '{}',
        requested_at timestamptz(3) not null default now(),
        account_erased_at timestamptz(3),
        ended_at timestamptz(3)
      );
      create unique index erasure_open_once on erasure (customer_id) where ended_at is null;
      create index erasure_of_customer on erasure (customer_id) where account_erased_at is not null;
      create index erasure_ended on erasure (ended_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table erasure');
  }
}
