import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Amounts keep the decimals of their currency, none to three, as the service writes them: a scale of the column would
 * write `420.000` where the currency has two.
 */
export class AmountsOfAnyCurrency1760000100001 implements MigrationInterface {
  name = 'AmountsOfAnyCurrency1760000100001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table attraction
        alter column price_from type numeric,
        add constraint attraction_price_form check (scale(price_from) <= 3 and price_from < 1e12);
      alter table package
        alter column price type numeric,
        add constraint package_price_form check (scale(price) <= 3 and price < 1e12);
      alter table artwork
        alter column price type numeric,
        add constraint artwork_price_form check (scale(price) <= 3 and price < 1e12);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table artwork drop constraint artwork_price_form, alter column price type numeric(12,2);
      alter table package drop constraint package_price_form, alter column price type numeric(12,2);
      alter table attraction drop constraint attraction_price_form, alter column price_from type numeric(12,2);
    `);
  }
}
