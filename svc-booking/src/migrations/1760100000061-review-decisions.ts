import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A review is public unless staff name one of the grounds; the office may answer it once. */
export class ReviewDecisions1760100000061 implements MigrationInterface {
  name = 'ReviewDecisions1760100000061';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table customer_review
        add column withheld_ground text
          constraint customer_review_ground check (withheld_ground in ('abuse', 'private_data', 'off_topic')),
        add column withheld_at timestamptz(3),
        add column withheld_by text,
        add column reply text,
        add column replied_at timestamptz(3),
        add column replied_by text,
        add constraint customer_review_withheld check (
          (withheld_ground is null) = (withheld_at is null) and (withheld_ground is null) = (withheld_by is null)),
        add constraint customer_review_replied check (
          (reply is null) = (replied_at is null) and (reply is null) = (replied_by is null));
      create index booking_completed_of on booking (booking_type, item_id) where status = 'completed'
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index booking_completed_of;
      alter table customer_review
        drop column withheld_ground, drop column withheld_at, drop column withheld_by,
        drop column reply, drop column replied_at, drop column replied_by
    `);
  }
}
