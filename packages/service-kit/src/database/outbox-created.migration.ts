import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was published goes by when it was told: published again and again, it would outlive the inboxes. */
export class OutboxCreated1760000000013 implements MigrationInterface {
  name = 'OutboxCreated1760000000013';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create index outbox_created on outbox (created_at) where published_at is not null');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index outbox_created');
  }
}
