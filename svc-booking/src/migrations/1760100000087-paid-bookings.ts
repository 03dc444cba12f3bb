import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was paid for a booking stands with it, kept by the statement that writes its payments, also where the release before
 * says it. The booking is held first, so that whoever reckons second sees the lines of the first. Of the payments that are
 * there the next migration reckons it.
 */
export class PaidBookings1760100000087 implements MigrationInterface {
  name = 'PaidBookings1760100000087';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table booking add column paid numeric not null default 0;

      create function reckon_paid(ids uuid[]) returns void language plpgsql as $$
      begin
        perform from booking where id = any (ids) order by id for no key update;
        update booking set paid = (
          select coalesce(sum(case when state in ('received', 'unrepaid') then amount
            when state in ('voided', 'repaid') then -amount end), 0)
          from payment where booking_id = booking.id
        ) where id = any (ids);
      end $$;

      create function keep_paid() returns trigger language plpgsql as $$
      begin
        perform reckon_paid(array(select distinct booking_id from added));
        return null;
      end $$;
      create trigger payment_counted after insert on payment
        referencing new table as added for each statement execute function keep_paid();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger payment_counted on payment;
      drop function keep_paid, reckon_paid;
      alter table booking drop column paid;
    `);
  }
}
