import { Injectable } from '@nestjs/common';
import { Database } from '@safari/service-kit';
import { foundBy, pattern } from './search.query.js';
import type { SearchedWord } from './spelling.rules.js';

/** Two letters that changed places leave a word of five a fifth of its parts. */
const LEAST_ALIKE = '0.2';
/** How many words are looked at more closely. */
const MAX_ALIKE = 20;

/**
 * What is common is among the newest. What is not is looked for as if every such booking were wanted: else one that
 * nobody made is looked for in every row.
 */
const exists = (condition: string): string =>
  `(exists (
      select from (select search_text from booking order by created_at desc, id desc limit 1000) as newest
      where ${condition}
    ) or exists (
      with found as materialized (select from booking where ${condition}) select from found
    ))`;

/** The words of customers', items' and operators' names, kept by the bookings' own triggers. */
@Injectable()
export class SearchWordRepository {
  constructor(private readonly database: Database) {}

  searched(words: readonly string[]): Promise<SearchedWord[]> {
    return this.database.transaction(async (tx) => {
      await tx.query(`select set_config('pg_trgm.similarity_threshold', $1, true)`, [LEAST_ALIKE]);
      return (await tx.query(
        `select searched.plain as word,
           ${exists('search_text like searchable(searched.pattern)')} as known,
           array (
             select word from booking_word where word % searched.plain
             order by public.similarity(word, searched.plain) desc, word limit $3
           ) as alike
         from (
           select searchable(written) as plain, pattern, place
           from unnest($1::text[], $2::text[]) with ordinality as typed (written, pattern, place)
         ) as searched order by place`,
        [words, words.map(pattern), MAX_ALIKE],
      )) as SearchedWord[];
    });
  }

  /** Whether there is a booking that a search finds. */
  async isFound(search: string): Promise<boolean> {
    const values: string[] = [];
    const condition = foundBy(search, (value) => `$${values.push(value)}`);
    const [row] = (await this.database.manager.query(`select ${exists(condition)} as found`, values)) as {
      found: boolean;
    }[];
    return row?.found ?? false;
  }
}
