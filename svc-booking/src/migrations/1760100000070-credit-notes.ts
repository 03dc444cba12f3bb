import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An invoice is corrected by credit notes with a series of numbers of their own, and a booking whose invoice was taken
 * back can have another one. A credit note is kept as an invoice is: never changed or removed, and let go of whom it was
 * for once the years of the law are over.
 */
export class CreditNotes1760100000070 implements MigrationInterface {
  name = 'CreditNotes1760100000070';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table credit_note_counter (
        year integer constraint credit_note_counter_pk primary key,
        last integer not null
      );
      create table credit_note (
        id integer generated always as identity constraint credit_note_pk primary key,
        number text not null constraint credit_note_number_once unique,
        booking_id uuid not null constraint credit_note_booking references booking,
        invoice_id integer not null constraint credit_note_invoice references invoice,
        amount numeric not null constraint credit_note_amount check (amount >= 0 and scale(amount) <= 3),
        issued_at timestamptz(3) not null,
        facts jsonb not null
      );
      create index credit_note_of on credit_note (invoice_id, id);
      create index credit_note_of_booking on credit_note (booking_id, id);

      create function keep_credit_note() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if old.issued_at < date_trunc('year', now() - interval '5 years')
            and to_jsonb(new) - 'facts' = to_jsonb(old) - 'facts'
            and new.facts - 'billTo' - 'reason' = old.facts - 'billTo' - 'reason' then return new; end if;
        end if;
        raise exception 'an issued credit note is never changed' using errcode = 'restrict_violation';
      end $$;
      create trigger credit_note_kept before update or delete on credit_note
        for each row execute function keep_credit_note();
      create trigger credit_note_kept_whole before truncate on credit_note
        for each statement execute function keep_credit_note();

      alter table invoice drop constraint invoice_once;
      create index invoice_of on invoice (booking_id, id);
    `);
  }

  /** Refused once a booking has had a second invoice: neither may go. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index invoice_of;
      alter table invoice add constraint invoice_once unique (booking_id);
      drop table credit_note, credit_note_counter;
      drop function keep_credit_note;
    `);
  }
}
