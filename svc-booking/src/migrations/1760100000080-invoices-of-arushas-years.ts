import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invoices and credit notes are numbered by the year of Arusha: what was issued in its first hours is kept as long as the
 * rest. The release before prunes by the year of UTC, and is refused at rows of the three hours between until it is gone.
 */
export class InvoicesOfArushasYears1760100000080 implements MigrationInterface {
  name = 'InvoicesOfArushasYears1760100000080';

  async up(db: QueryRunner): Promise<void> {
    await db.query(keepUntil(`date_trunc('year', now() - interval '5 years', 'Africa/Dar_es_Salaam')`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(keepUntil(`date_trunc('year', now() - interval '5 years')`));
  }
}

const keepUntil = (year: string): string => `
      create or replace function keep_invoice() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if old.facts is null and to_jsonb(new) - 'facts' = to_jsonb(old) - 'facts' then return new; end if;
          if old.issued_at < ${year}
            and to_jsonb(new) - 'facts' = to_jsonb(old) - 'facts'
            and new.facts - 'billTo' = old.facts - 'billTo' then return new; end if;
        end if;
        raise exception 'an issued invoice is never changed' using errcode = 'restrict_violation';
      end $$;
      create or replace function keep_credit_note() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if old.issued_at < ${year}
            and to_jsonb(new) - 'facts' = to_jsonb(old) - 'facts'
            and new.facts - 'billTo' - 'reason' = old.facts - 'billTo' - 'reason' then return new; end if;
        end if;
        raise exception 'an issued credit note is never changed' using errcode = 'restrict_violation';
      end $$;`;
