import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A booking is paid in as many parts as arrive, each with its day and reference. A line of the ledger is never changed
 * or removed: it is voided by another one that names it. Only its words can be taken out, with whom they tell of.
 */
export class PaymentsOneByOne1760100000064 implements MigrationInterface {
  name = 'PaymentsOneByOne1760100000064';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table payment
        add column received_on date,
        add column reference text not null default '',
        add column voids integer constraint payment_voided references payment
          constraint payment_voided_once unique,
        add column reason text not null default '',
        drop constraint payment_once,
        drop constraint payment_state,
        add constraint payment_state check (state in ('received', 'reconciled', 'voided')),
        add constraint payment_voids_one check ((state = 'voided') = (voids is not null)),
        add constraint payment_amount check (amount >= 0);
      update payment set received_on = (recorded_at at time zone 'Africa/Dar_es_Salaam')::date;
      alter table payment alter column received_on set not null;
      create index payment_of on payment (booking_id, id);

      create function keep_payment() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if to_jsonb(new) - 'reference' - 'reason' = to_jsonb(old) - 'reference' - 'reason'
            and new.reference in ('', old.reference) and new.reason in ('', old.reason) then return new; end if;
        end if;
        raise exception 'a recorded payment is never changed' using errcode = 'restrict_violation';
      end $$;
      create trigger payment_kept before update or delete on payment
        for each row execute function keep_payment();
      create trigger payment_kept_whole before truncate on payment
        for each statement execute function keep_payment();
    `);
  }

  /** What was voided goes with what voids it, and the parts of a booking become one. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger payment_kept_whole on payment;
      drop trigger payment_kept on payment;
      drop function keep_payment;
      drop index payment_of;
      alter table payment drop constraint payment_voided;
      delete from payment where state = 'voided' or id in (select voids from payment);
      update payment set amount = parts.amount
        from (select min(id) as id, sum(amount) as amount from payment where state = 'received' group by booking_id) as parts
        where payment.id = parts.id;
      delete from payment using payment as earlier
        where earlier.booking_id = payment.booking_id and earlier.state = payment.state and earlier.id < payment.id;
      alter table payment
        drop column received_on, drop column reference, drop column voids, drop column reason,
        drop constraint payment_amount,
        drop constraint payment_state,
        add constraint payment_state check (state in ('received', 'reconciled')),
        add constraint payment_once unique (booking_id, state);
    `);
  }
}
