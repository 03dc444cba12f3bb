import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters about a booking are written in the language in which it was placed. */
export class BookingLanguage1760100000039 implements MigrationInterface {
  name = 'BookingLanguage1760100000039';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table booking add column language text not null default 'en'
        constraint booking_language check (language in ('en', 'sw'))
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table booking drop column language');
  }
}
