import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which terms bookings could be cancelled, and since when: what a family once read stays readable. */
export class TermsInForce1760100000060 implements MigrationInterface {
  name = 'TermsInForce1760100000060';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table terms_in_force (
        id integer generated always as identity constraint terms_in_force_pk primary key,
        version text not null,
        tiers jsonb not null,
        since date not null
      )
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table terms_in_force');
  }
}
