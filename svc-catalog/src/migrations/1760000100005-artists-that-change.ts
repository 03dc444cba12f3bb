import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff change artists and their works: each change of an artist is a version, as of a work. */
export class ArtistsThatChange1760000100005 implements MigrationInterface {
  name = 'ArtistsThatChange1760000100005';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table artist add column version integer not null default 1');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table artist drop column version');
  }
}
