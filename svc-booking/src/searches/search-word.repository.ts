import { Injectable } from '@nestjs/common';
import { Database, oneRowOf, rowsOf } from '@safari/service-kit';
import { BookingConfig } from '../config.js';
import { referencePrefix } from '../reference-prefix.rules.js';
import { foundBy, pattern } from './search.query.js';
import type { SearchedWord } from './spelling.rules.js';

/** The least similarity: swapping two letters leaves a word of five a fifth of its trigrams. */
const LEAST_ALIKE = '0.2';
/** How many similar words are compared exactly. */
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

/**
 * How a word is recognized as a mistyped reference: one character may be missing or too many; without its prefix, only
 * a digit distinguishes it from a name. One slip leaves its beginning or its end intact, unless two characters in its
 * middle were swapped.
 * @param prefix two letters, as `searchable` has them, e.g. `ks`
 */
const mistyped = (prefix: string) => {
  const prefixed = `plain ~ '^${prefix}-?[0-9a-z]{5,7}$'`;
  return {
    prefixed,
    reference: `(${prefixed} or plain ~ '^(?=.*[0-9])[0-9a-z]{5,7}$')`,
    code: `case when ${prefixed} then regexp_replace(plain, '^${prefix}-?', '') else plain end`,
    likeTheCode: `(
      search_text like '% ${prefix}-' || left(code, 3) || '%' or search_text like '%' || right(code, 3) || ' ${prefix}%'
      or search_text like '% ${prefix}-' || overlay(code placing reverse(substr(code, 3, 2)) from 3) || '%'
    )`,
  };
};

/** The words of customers', items' and operators' names, kept by the bookings' own triggers, and the references. */
@Injectable()
export class SearchWordRepository {
  private readonly mistyped: ReturnType<typeof mistyped>;

  constructor(
    private readonly database: Database,
    config: BookingConfig,
  ) {
    this.mistyped = mistyped(referencePrefix(config.brand.name).toLowerCase());
  }

  searched(words: readonly string[]): Promise<SearchedWord[]> {
    const { prefixed, reference, code, likeTheCode } = this.mistyped;
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
               select reference from booking where ${reference} and ${likeTheCode}
             )
             select case when ${prefixed} then reference else substr(reference, 4) end from found limit $3
           ) as alike
         from (
           select plain, ${code} as code, pattern, place
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
