import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables bear the field's own terms: `idempotency_key` and `dead_letter`. */
export class KitWords1760000000003 implements MigrationInterface {
  name = 'KitWords1760000000003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table repeat rename to idempotency_key;
      alter table idempotency_key rename constraint repeat_pk to idempotency_key_pk;
      alter index repeat_created rename to idempotency_key_created;
      alter table parked_event rename to dead_letter;
      alter table dead_letter rename constraint parked_event_pk to dead_letter_pk;
      alter table dead_letter rename column parked_at to failed_at;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table dead_letter rename column failed_at to parked_at;
      alter table dead_letter rename constraint dead_letter_pk to parked_event_pk;
      alter table dead_letter rename to parked_event;
      alter index idempotency_key_created rename to repeat_created;
      alter table idempotency_key rename constraint idempotency_key_pk to repeat_pk;
      alter table idempotency_key rename to repeat;
    `);
  }
}
