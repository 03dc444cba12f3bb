import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who runs a trip by an assignment that can still be undone: nobody is told before it is due. */
export class HeldAssignments1760100000074 implements MigrationInterface {
  name = 'HeldAssignments1760100000074';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table held_assignment (
        booking_id uuid constraint held_assignment_pk primary key,
        operator_id integer not null,
        due_at timestamptz not null,
        traceparent text
      );
      create index held_assignment_due on held_assignment (due_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table held_assignment');
  }
}
