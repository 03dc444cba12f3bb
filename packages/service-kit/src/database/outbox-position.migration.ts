import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far this database has come, which the broker notes too: one that is behind the note was restored. */
export class OutboxPosition1760000000004 implements MigrationInterface {
  name = 'OutboxPosition1760000000004';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table outbox_stream
        add column position bigint not null default 0,
        add column epoch bigint not null default 0;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table outbox_stream drop column position, drop column epoch');
  }
}
