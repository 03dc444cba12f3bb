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

/** One slip leaves the beginning or the end of a reference as it is; a sign may be left out or too many. */
const MISTYPED_REFERENCE = `plain ~ '^ks-?[0-9a-z]{5,7}$'`;
const LIKE_ITS_BEGINNING = `search_text like '% ks-' || substr(replace(plain, '-', ''), 3, 3) || '%'`;
const LIKE_ITS_END = `search_text like '%' || right(plain, 3) || ' ks%'`;

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
               select lower(reference) as reference from booking
               where ${MISTYPED_REFERENCE} and (${LIKE_ITS_BEGINNING} or ${LIKE_ITS_END})
             )
             select reference from found limit $3
           ) as alike
         from (
           select searchable(written) as plain, pattern, place
           from unnest($1::text[], $2::text[]) with ordinality as typed (written, pattern, place)
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
