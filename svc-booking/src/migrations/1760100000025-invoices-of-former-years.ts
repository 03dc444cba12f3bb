import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Once the years are over for which the law wants an invoice kept, whom it was for can be taken out, and nothing else. */
export class InvoicesOfFormerYears1760100000025 implements MigrationInterface {
  name = 'InvoicesOfFormerYears1760100000025';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      keepInvoice(`
          if old.issued_at < date_trunc('year', now() - interval '5 years')
            and to_jsonb(new) - 'facts' = to_jsonb(old) - 'facts'
            and new.facts - 'billTo' = old.facts - 'billTo' then return new; end if;`),
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(keepInvoice(''));
  }
}

const keepInvoice = (besides: string): string => `
      create or replace function keep_invoice() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if old.facts is null and to_jsonb(new) - 'facts' = to_jsonb(old) - 'facts' then return new; end if;${besides}
        end if;
        raise exception 'an issued invoice is never changed' using errcode = 'restrict_violation';
      end $$;`;
