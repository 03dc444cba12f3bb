import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who runs a trip by an assignment that can still be undone: nobody is told before it is due. */
export class UntoldAssignments1760100000074 implements MigrationInterface {
  name = 'UntoldAssignments1760100000074';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table untold_assignment (
        booking_id uuid constraint untold_assignment_pk primary key,
        operator_id integer not null,
        due_at timestamptz not null,
        traceparent text
      );
      create index untold_assignment_due on untold_assignment (due_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table untold_assignment');
  }
}
