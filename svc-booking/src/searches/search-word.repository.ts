import { Injectable } from '@nestjs/common';
import { Database, oneRowOf, rowsOf } from '@safari/service-kit';
import { foundBy, pattern } from './search.query.js';
import type { SearchedWord } from './spelling.rules.js';

/** Two letters that changed places leave a word of five a fifth of its parts. */
const LEAST_ALIKE = '0.2';
/** How many words are looked at more closely. */
const MAX_ALIKE = 20;

/**
 * A common word is found among the newest bookings. For a rare one the subquery is materialized, as if all matches were
 * wanted: with a plain `exists` Postgres would scan every row for a word that occurs nowhere.
 */
const exists = (condition: string): string =>
  `(exists (
      select from (select search_text from booking order by created_at desc, id desc limit 1000) as newest
      where ${condition}
    ) or exists (
      with found as materialized (select from booking where ${condition}) select from found
    ))`;

/** A short word with two swapped letters may share no trigram with the right one, so each swap is looked up exactly. */
const SWAPPED = `select left(plain, place - 1) || substr(plain, place + 1, 1) || substr(plain, place, 1) || substr(plain, place + 2)
  from generate_series(1, least(length(plain), 6) - 1) as place`;

/** A sign of a reference may be left out or too many; without its `KS`, only a figure tells it from a name. */
const WITH_KS = `plain ~ '^ks-?[0-9a-z]{5,7}$'`;
const MISTYPED_REFERENCE = `(${WITH_KS} or plain ~ '^(?=.*[0-9])[0-9a-z]{5,7}$')`;
const CODE = `case when ${WITH_KS} then regexp_replace(plain, '^ks-?', '') else plain end`;
/** One slip leaves the beginning or the end of a reference as it is, unless two signs in its middle changed places. */
const LIKE_THE_CODE = `(
  search_text like '% ks-' || left(code, 3) || '%' or search_text like '%' || right(code, 3) || ' ks%'
  or search_text like '% ks-' || overlay(code placing reverse(substr(code, 3, 2)) from 3) || '%'
)`;

/** The words of customers', items' and operators' names, kept by the bookings' own triggers, and the references. */
@Injectable()
export class SearchWordRepository {
  constructor(private readonly database: Database) {}

  searched(words: readonly string[]): Promise<SearchedWord[]> {
    return this.database.transaction(async (tx) => {
      await tx.query(`select set_config('pg_trgm.similarity_threshold', $1, true)`, [LEAST_ALIKE]);
      return rowsOf<SearchedWord>(
        tx,
        `select searched.plain as word,
           ${exists('search_text like searchable(searched.pattern)')} as known,
           array (
             select word from booking_word where word % searched.plain
             order by public.similarity(word, searched.plain) desc, word limit $3
           ) || array (
             select word from booking_word where word in (${SWAPPED})
           ) || array (
             with found as materialized (
               select reference from booking where ${MISTYPED_REFERENCE} and ${LIKE_THE_CODE}
             )
             select case when ${WITH_KS} then reference else substr(reference, 4) end from found limit $3
           ) as alike
         from (
           select plain, ${CODE} as code, pattern, place
           from unnest($1::text[], $2::text[]) with ordinality as typed (written, pattern, place),
             searchable(written) as plain
         ) as searched order by place`,
        [words, words.map(pattern), MAX_ALIKE],
      );
    });
  }

  /** Whether there is a booking that a search finds. */
  async isFound(search: string): Promise<boolean> {
    const values: string[] = [];
    const condition = foundBy(search, (value) => `$${values.push(value)}`);
    const { found } = await oneRowOf<{ found: boolean }>(
      this.database.manager,
      `select ${exists(condition)} as found`,
      values,
    );
    return found;
  }
}
