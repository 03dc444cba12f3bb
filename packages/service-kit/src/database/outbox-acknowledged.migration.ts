import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The highest number under which the broker acknowledged an event, and which of its stores did: one that is behind it has lost some. */
export class OutboxAcknowledged1760000000011 implements MigrationInterface {
  name = 'OutboxAcknowledged1760000000011';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table outbox_stream
        add column acknowledged bigint not null default 0,
        add column acknowledged_by text;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table outbox_stream drop column acknowledged, drop column acknowledged_by');
  }
}
