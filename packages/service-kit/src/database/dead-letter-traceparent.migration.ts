import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A dead letter knows the trace in which it failed, so that handling it again is a part of it. */
export class DeadLetterTraceparent1760000000008 implements MigrationInterface {
  name = 'DeadLetterTraceparent1760000000008';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table dead_letter add column traceparent text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table dead_letter drop column traceparent');
  }
}
