import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a letter waits at least: so long the press that wrote it can be undone. */
export class HeldLetters1760000000009 implements MigrationInterface {
  name = 'HeldLetters1760000000009';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table outgoing_mail add column not_before timestamptz not null default now()');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table outgoing_mail drop column not_before');
  }
}
