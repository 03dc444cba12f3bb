import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What names a customer goes by its age: what does so no more is not read again each hour. */
export class WhatIsOld1760100000086 implements MigrationInterface {
  name = 'WhatIsOld1760100000086';
  formerName = 'WhatIsOld1760100000089';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index booking_named_until on booking ((preferred_date + duration_days)) where customer_id <> 'erased';
      create index invoice_named on invoice (issued_at) where facts->'billTo'->>'name' <> 'Erased customer';
      create index credit_note_named on credit_note (issued_at) where facts->'billTo'->>'name' <> 'Erased customer'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index booking_named_until, invoice_named, credit_note_named');
  }
}
