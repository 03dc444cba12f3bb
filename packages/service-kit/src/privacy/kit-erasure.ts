import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { rowOf } from '../database/rows.js';

/** By what the kit's tables are searched for a person. */
interface ErasedPerson {
  /** Whose idempotency keys go, e.g. `customer:…`. */
  owner?: string;
  /** Ids and addresses: an answer, a dead letter or a letter that names one of them goes. */
  mentions: readonly string[];
}

interface Searched {
  table: string;
  /** The columns of its primary key, in whose order its rows are read, each with a value below all others. */
  key: Readonly<Record<string, string>>;
  /** What its rows say, in SQL. */
  text: string;
}

const SEARCHED: readonly Searched[] = [
  { table: 'idempotency_key', key: { owner: '', key: '' }, text: 'answer::text' },
  { table: 'dead_letter', key: { id: '0' }, text: 'body' },
  {
    table: 'outgoing_mail',
    key: { id: '0' },
    text: `concat_ws(' ', recipient, subject, text, html, reason)`,
  },
];

/**
 * How often one statement compares a row with a word: it has to end within its timeout, however many there are of both.
 */
const MAX_COMPARISONS = 10_000;
/** To put a row into lower case costs as much as this many comparisons. */
const LOWER_CASE_COST = 10;

/** `offset 0`: the text is put into lower case once, not once for each word; that is what takes long. */
const NAMES_ONE = (text: string): string =>
  `exists (select from (select lower(${text}) as said offset 0) as searched, unnest($1::text[]) as one (word)
           where position(lower(word) in said) > 0)`;

/** What the kit's own tables keep of a person: kept answers, dead letters, letters. Events carry ids alone and stay. */
@Injectable()
export class KitErasure {
  /** A letter that is being sent at this moment is still sent; nothing of it is kept. */
  async forget(tx: EntityManager, { owner = '', mentions }: ErasedPerson): Promise<void> {
    await tx.query('delete from idempotency_key where owner = $1', [owner]);
    const words = mentions.filter((word) => word !== '');
    if (words.length > 0) for (const searched of SEARCHED) await forgetNaming(tx, searched, words);
  }

  /** Letters about something, whatever they say. */
  async forgetLetters(tx: EntityManager, topic: string, topicIds: readonly string[]): Promise<void> {
    await tx.query('delete from outgoing_mail where topic = $1 and topic_id = any($2::text[])', [
      topic,
      topicIds,
    ]);
  }
}

/** Goes through all rows that were committed before, in batches. */
async function forgetNaming(
  tx: EntityManager,
  { table, key, text }: Searched,
  words: readonly string[],
): Promise<void> {
  const columns = Object.keys(key);
  const order = columns.join(', ');
  const most = Math.ceil(MAX_COMPARISONS / (words.length + LOWER_CASE_COST));
  const from = (first: number) => `(${columns.map((_, at) => `$${first + at}`).join(', ')})`;
  const lastOfSome = `select ${order} from (
      select ${order} from ${table} where (${order}) > ${from(1)} order by ${order} limit ${most}) as batch
    order by ${columns.map((column) => `${column} desc`).join(', ')} limit 1`;
  const forgetSome = `delete from ${table}
    where (${order}) > ${from(2)} and (${order}) <= ${from(2 + columns.length)} and ${NAMES_ONE(text)}`;
  for (let after = key; ; ) {
    const last = await rowOf<Searched['key']>(tx, lastOfSome, Object.values(after));
    if (!last) return;
    await tx.query(forgetSome, [words, ...Object.values(after), ...Object.values(last)]);
    after = last;
  }
}
