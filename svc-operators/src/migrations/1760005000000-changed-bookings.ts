import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A booking's date, party and price can change: the newest version of them is kept. Who runs a trip is found quickly. */
export class ChangedBookings1760005000000 implements MigrationInterface {
  name = 'ChangedBookings1760005000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table booking add column facts_version integer not null default 1;
      create index booking_progress_runs on booking_progress (assigned_operator_id)
        where status not in ('completed', 'cancelled');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index booking_progress_runs; alter table booking drop column facts_version');
  }
}
