import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An invoice keeps everything it says and cannot be changed or removed. Invoices from before get their facts from the
 * service, which knows whose they are, at its next start: the one change that is let through. Deliveries tell their
 * attempts, the audit tells names, and a telephone number is found by its digits.
 */
export class InvoiceDocuments1760100000003 implements MigrationInterface {
  name = 'InvoiceDocuments1760100000003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table invoice add column facts jsonb;

      create function keep_invoice() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if old.facts is null and to_jsonb(new) - 'facts' = to_jsonb(old) - 'facts' then return new; end if;
        end if;
        raise exception 'an issued invoice is never changed' using errcode = 'restrict_violation';
      end $$;
      create trigger invoice_kept before update or delete on invoice
        for each row execute function keep_invoice();
      create trigger invoice_kept_whole before truncate on invoice
        for each statement execute function keep_invoice();

      alter table invoice_delivery
        add column attempts integer not null default 0 constraint invoice_delivery_attempts check (attempts >= 0),
        drop constraint invoice_delivery_state,
        add constraint invoice_delivery_state check (state in ('queued', 'retrying', 'sent', 'failed'));
      update invoice_delivery set attempts = mail.attempts
        from outgoing_mail as mail
        where mail.topic = 'invoice-delivery' and mail.topic_id = invoice_delivery.id::text;

      alter table booking_audit add column name text;

      alter table booking drop column search_text;
      alter table booking add column search_text text not null generated always as (
        lower(' ' || reference || ' ' || customer_name || ' ' || customer_email || ' ' || customer_phone
              || ' ' || regexp_replace(customer_phone, '[^0-9]', '', 'g')
              || ' ' || item_name || ' ' || id::text)) stored;
      create index booking_search on booking using gin (search_text public.gin_trgm_ops);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table booking drop column search_text;
      alter table booking add column search_text text not null generated always as (
        lower(' ' || reference || ' ' || customer_name || ' ' || customer_email || ' ' || customer_phone
              || ' ' || item_name || ' ' || id::text)) stored;
      create index booking_search on booking using gin (search_text public.gin_trgm_ops);

      alter table booking_audit drop column name;

      update invoice_delivery set state = 'queued' where state = 'retrying';
      alter table invoice_delivery
        drop column attempts,
        drop constraint invoice_delivery_state,
        add constraint invoice_delivery_state check (state in ('queued', 'sent', 'failed'));

      drop trigger invoice_kept_whole on invoice;
      drop trigger invoice_kept on invoice;
      drop function keep_invoice;
      alter table invoice drop column facts;
    `);
  }
}
