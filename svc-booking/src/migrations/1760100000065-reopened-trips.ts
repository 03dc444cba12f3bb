import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A completed trip can be reopened, and says so; the review of one stays public meanwhile. */
export class ReopenedTrips1760100000065 implements MigrationInterface {
  name = 'ReopenedTrips1760100000065';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table trip
        add column reopened_at timestamptz(3),
        add column reopened_reason text,
        add constraint trip_reopened check ((reopened_at is null) = (reopened_reason is null));
      drop index booking_completed_of;
      create index booking_traveled_of on booking (booking_type, item_id)
        where status in ('in_progress', 'completed')
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index booking_traveled_of;
      create index booking_completed_of on booking (booking_type, item_id) where status = 'completed';
      alter table trip drop column reopened_at, drop column reopened_reason
    `);
  }
}
