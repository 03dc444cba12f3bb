import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators' endpoints did not take is listed, newest first, and forgotten after its days. */
export class FailedPosts1760100000075 implements MigrationInterface {
  name = 'FailedPosts1760100000075';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create index webhook_delivery_failed on webhook_delivery (created_at desc) where state = 'failed'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index webhook_delivery_failed');
  }
}
