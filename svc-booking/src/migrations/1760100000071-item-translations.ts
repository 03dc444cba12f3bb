import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an item is called in other languages; what was booked before is known by its English name. */
export class ItemTranslations1760100000071 implements MigrationInterface {
  name = 'ItemTranslations1760100000071';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table item add column translations jsonb not null default '[]';
      alter table booking add column item_translations jsonb not null default '[]'
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table booking drop column item_translations;
      alter table item drop column translations
    `);
  }
}
