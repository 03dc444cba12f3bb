import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Amounts keep the decimals of their currency, none to three, as the service writes them: a scale of the column would
 * write `420.000` where the currency has two.
 */
export class AmountsOfAnyCurrency1760000500000 implements MigrationInterface {
  name = 'AmountsOfAnyCurrency1760000500000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table booking alter column total_price type numeric;
      alter table availability_request
        alter column quoted_price type numeric,
        add constraint availability_request_price_form check (scale(quoted_price) <= 3 and quoted_price < 1e12);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table availability_request
        drop constraint availability_request_price_form,
        alter column quoted_price type numeric(12, 2);
      alter table booking alter column total_price type numeric(12, 2);
    `);
  }
}
