import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How rare a word is decides whether bookings are found by the index of words or by going through the newest. Of the
 * hundred texts that Postgres remembers by itself, a name that one booking in a thousand has stands in none.
 */
export class SearchStatistics1760100000072 implements MigrationInterface {
  name = 'SearchStatistics1760100000072';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table booking alter column search_text set statistics 1000');
    await db.query('analyze booking (search_text)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table booking alter column search_text set statistics -1');
  }
}
