import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff change guides, too: each change is a version, as of packages and attractions. */
export class GuidesThatChange1760000100004 implements MigrationInterface {
  name = 'GuidesThatChange1760000100004';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table guide add column version integer not null default 1');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table guide drop column version');
  }
}
