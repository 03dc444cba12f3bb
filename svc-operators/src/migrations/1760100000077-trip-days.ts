import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many days a trip takes: its operators hear until when it runs. It is not known of what was placed before. */
export class TripDays1760100000077 implements MigrationInterface {
  name = 'TripDays1760100000077';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table booking add column duration_days integer');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table booking drop column duration_days');
  }
}
