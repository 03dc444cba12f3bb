import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever changes a member names the version that they saw, so that no owner undoes what another has decided. */
export class MemberVersions1760000000044 implements MigrationInterface {
  name = 'MemberVersions1760000000044';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table staff_member add version integer not null default 1');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table staff_member drop version');
  }
}
