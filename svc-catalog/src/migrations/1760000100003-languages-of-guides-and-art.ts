import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guides, artists and their works can be read in a second language, as packages and attractions can. */
export class LanguagesOfGuidesAndArt1760000100003 implements MigrationInterface {
  name = 'LanguagesOfGuidesAndArt1760000100003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table guide add column translations jsonb not null default '[]';
      alter table artist add column translations jsonb not null default '[]';
      alter table artwork add column translations jsonb not null default '[]';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table artwork drop column translations;
      alter table artist drop column translations;
      alter table guide drop column translations;
    `);
  }
}
