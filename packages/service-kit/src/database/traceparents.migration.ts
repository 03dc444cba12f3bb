import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits knows the trace in which it was written, so that its leaving is a part of it. */
export class Traceparents1760000000007 implements MigrationInterface {
  name = 'Traceparents1760000000007';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table outbox add column traceparent text;
      alter table outgoing_mail add column traceparent text;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table outgoing_mail drop column traceparent;
      alter table outbox drop column traceparent;
    `);
  }
}
