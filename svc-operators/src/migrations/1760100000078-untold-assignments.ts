import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The migration of `held_assignment` had another name and another table before a release had it: a database of those
 * days keeps that table, which nobody reads.
 */
export class UntoldAssignments1760100000078 implements MigrationInterface {
  name = 'UntoldAssignments1760100000078';

  async up(db: QueryRunner): Promise<void> {
    await db.query('drop table if exists untold_assignment');
  }

  /** What nobody reads is not made again. */
  async down(): Promise<void> {}
}
