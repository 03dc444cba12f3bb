import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCHED_BEFORE = `lower(' ' || reference || ' ' || customer_name || ' ' || customer_email || ' ' || customer_phone
  || ' ' || regexp_replace(customer_phone, '[^0-9]', '', 'g') || ' ' || item_name || ' ' || id::text)`;

/**
 * Bookings are found without regard to accents, by a reference without its dash and by their operator's name; the
 * words of names are kept once each, so that a word with a typing error finds the one that was meant.
 */
export class SearchThatForgives1760100000050 implements MigrationInterface {
  name = 'SearchThatForgives1760100000050';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function searchable(written text) returns text language sql immutable parallel safe
        return translate(lower(regexp_replace(normalize(written, nfkd), '[\\u0300-\\u036f]', '', 'g')), 'øłđħŧı', 'oldhti');

      alter table booking alter column search_text set expression as (searchable(
        ' ' || reference || ' ' || replace(reference, '-', '') || ' ' || customer_name || ' ' || customer_email
          || ' ' || customer_phone || ' ' || regexp_replace(customer_phone, '[^0-9]', '', 'g')
          || ' ' || item_name || coalesce(' ' || assigned_operator_name, '')
          || ' ' || id::text));

      create function words_of(written text) returns setof text language sql immutable parallel safe
        begin atomic
          select distinct word from regexp_split_to_table(searchable(written), '[^[:alpha:]]+') as word
            where length(word) between 3 and 40;
        end;

      create table booking_word (word text constraint booking_word_pk primary key);
      create index booking_word_alike on booking_word using gin (word public.gin_trgm_ops);

      -- in one order, so that two who write the same words wait for each other and never in a circle
      create function keep_booking_words() returns trigger language plpgsql as $$
        begin
          insert into booking_word
            select * from words_of(concat_ws(' ', new.customer_name, new.item_name, new.assigned_operator_name))
            order by 1
            on conflict do nothing;
          return null;
        end $$;
      create trigger booking_words_kept
        after insert or update of customer_name, item_name, assigned_operator_name on booking
        for each row execute function keep_booking_words();

      create function forget_booking_words() returns trigger language plpgsql as $$
        begin
          delete from booking_word using words_of(old.customer_name) as former
            where word = former and not exists (
              select from booking where search_text like '%' || former || '%' and former in (
                select words_of(concat_ws(' ', customer_name, item_name, assigned_operator_name))));
          return null;
        end $$;
      create trigger booking_words_forgotten after delete on booking
        for each row execute function forget_booking_words();
      create trigger booking_words_replaced after update of customer_name on booking
        for each row when (old.customer_name <> new.customer_name) execute function forget_booking_words();

      insert into booking_word
        select distinct said
        from (select distinct customer_name, item_name, assigned_operator_name from booking) as named,
          words_of(concat_ws(' ', customer_name, item_name, assigned_operator_name)) as said;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop trigger booking_words_replaced on booking;
      drop trigger booking_words_forgotten on booking;
      drop trigger booking_words_kept on booking;
      drop function forget_booking_words;
      drop function keep_booking_words;
      drop table booking_word;
      drop function words_of;
      alter table booking alter column search_text set expression as (${SEARCHED_BEFORE});
      drop function searchable;
    `);
  }
}
