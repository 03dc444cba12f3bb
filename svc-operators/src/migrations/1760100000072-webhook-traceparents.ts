import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message to an endpoint knows the trace in which it was written. */
export class WebhookTraceparents1760100000072 implements MigrationInterface {
  name = 'WebhookTraceparents1760100000072';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table webhook_delivery add column traceparent text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table webhook_delivery drop column traceparent');
  }
}
