import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A history is read by the moment of each deed, in milliseconds as its cursors say it: some are written later. */
export class HistoryByMoment1760100000005 implements MigrationInterface {
  name = 'HistoryByMoment1760100000005';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index booking_audit_of;
      alter table booking_audit alter column at type timestamptz(3);
      create index booking_audit_of on booking_audit (booking_id, at, id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index booking_audit_of;
      alter table booking_audit alter column at type timestamptz;
      create index booking_audit_of on booking_audit (booking_id, id);
    `);
  }
}
