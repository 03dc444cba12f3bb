import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Amounts keep the decimals of their currency, none to three, as the service writes them: a scale of the column would
 * write `420.000` where the currency has two.
 */
export class AmountsOfAnyCurrency1760100000007 implements MigrationInterface {
  name = 'AmountsOfAnyCurrency1760100000007';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table item
        alter column price type numeric,
        add constraint item_price_form check (scale(price) <= 3 and price < 1e12);
      alter table booking
        alter column unit_price type numeric,
        alter column total_price type numeric,
        add constraint booking_price_form check (scale(unit_price) <= 3 and scale(total_price) <= 3
          and total_price < 1e12);
      alter table payment
        alter column amount type numeric,
        add constraint payment_amount_form check (scale(amount) <= 3 and amount < 1e12);
      alter table invoice
        alter column amount type numeric,
        add constraint invoice_amount_form check (scale(amount) <= 3 and amount < 1e12);
      alter table booking_total alter column revenue type numeric;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table booking_total alter column revenue type numeric(20,2);
      alter table invoice drop constraint invoice_amount_form, alter column amount type numeric(14,2);
      alter table payment drop constraint payment_amount_form, alter column amount type numeric(14,2);
      alter table booking
        drop constraint booking_price_form,
        alter column unit_price type numeric(12,2),
        alter column total_price type numeric(14,2);
      alter table item drop constraint item_price_form, alter column price type numeric(12,2);
    `);
  }
}
