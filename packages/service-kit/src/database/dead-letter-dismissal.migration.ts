import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff dismiss a dead letter that nothing can mend, and say why. */
export class DeadLetterDismissal1760000000005 implements MigrationInterface {
  name = 'DeadLetterDismissal1760000000005';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table dead_letter
        add column dismissed_at timestamptz,
        add column dismissed_by text,
        add column dismissed_reason text,
        add constraint dead_letter_dismissed_with_reason check (
          (dismissed_at is null) = (dismissed_by is null) and (dismissed_at is null) = (dismissed_reason is null)
        );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'alter table dead_letter drop column dismissed_at, drop column dismissed_by, drop column dismissed_reason',
    );
  }
}
