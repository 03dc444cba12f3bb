import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Operators that were renamed before that was followed: trips that are not over name them as they are called now. */
export class RenamedOperators1760100000084 implements MigrationInterface {
  name = 'RenamedOperators1760100000084';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      update booking set assigned_operator_name = operator.name from operator
        where assigned_operator_id = operator.id and assigned_operator_name <> operator.name
          and tab in ('confirmed', 'paid')`);
  }

  /** The name of now is as true for the release before. */
  async down(): Promise<void> {}
}
