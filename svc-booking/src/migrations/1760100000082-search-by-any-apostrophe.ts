import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Names are found whichever apostrophe they were written with: telephones write another one than the office's keyboards.
 *
 * Giving the column its expression anew would rewrite the table and its indexes while nobody could read. Of rows without
 * such a sign the function says what it said before, so only those with one are written anew, and with them their entries
 * in each index. Nobody writes bookings or holds one meanwhile; everybody reads them. The release before asks by the same
 * function.
 */
export class SearchByAnyApostrophe1760100000082 implements MigrationInterface {
  name = 'SearchByAnyApostrophe1760100000082';

  async up(db: QueryRunner): Promise<void> {
    await db.query(searchable(`translate(written, '${SIGNS}', '${"''".repeat(SIGNS.length)}')`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(searchable('written'));
  }
}

/** Of these some count as letters, and an accent that stands alone would be taken away. */
const SIGNS = '‘’‛ʻʼ´`′';

/**
 * Every connection, this one too, remembers of an index what its function did, and goes by that until it hears that the
 * index has become another one: by its name.
 */
const searchable = (written: string): string => `
      lock table booking in exclusive mode;
      create or replace function searchable(written text) returns text language sql immutable parallel safe
        return translate(
          lower(regexp_replace(normalize(${written}, nfkd), '[\\u0300-\\u036f]', '', 'g')), 'øłđħŧı', 'oldhti');
      alter index booking_tab_item rename to booking_tab_other;
      alter index booking_tab_other rename to booking_tab_item;
      alter index booking_tab_customer rename to booking_tab_other;
      alter index booking_tab_other rename to booking_tab_customer;
      alter index booking_tab_operator rename to booking_tab_other;
      alter index booking_tab_other rename to booking_tab_operator;
      delete from booking_word where word ~ '[${SIGNS}]';
      update booking set customer_name = customer_name
        where concat_ws(' ', customer_name, customer_email, item_name, assigned_operator_name) ~ '[${SIGNS}]'`;
