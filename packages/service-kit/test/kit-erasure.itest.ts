import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { Database, KitErasure, oneRowOf, rowsOf, type SqlValue } from '../src/index.js';
import { startTestService, type TestService } from '../src/testing/index.js';
import { ToyModule } from './toy-service.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService('toy', (settings) => ToyModule.forRoot(settings));
});
beforeEach(() => service.rows('truncate outgoing_mail, idempotency_key, dead_letter'));
afterAll(() => service.close());

const write = (text: string, html: string | null = null) =>
  service.rows(
    `insert into outgoing_mail (topic, topic_id, recipient, subject, text, html, message_id, state)
     values ('greeting', '1', 'somebody@example.com', 'Karibu', $1, $2, $3, 'sent')`,
    [text, html, randomUUID()],
  );
const forget = (mentions: string[]) =>
  service.app.get(Database).transaction((tx) => service.app.get(KitErasure).forget(tx, { mentions }));
const kept = async () => {
  const rows = await service.rows<{ text: string }>('select text from outgoing_mail order by id');
  return rows.map(({ text }) => text);
};

describe('letters that name a person', () => {
  it.each([
    ['amina.m+safari@example.com', 'to amina.m+safari@example.com', 'to aminaXmmsafari@example.com'],
    ['(KS-1)', 'about (KS-1).', 'about KS-1.'],
    ['[a-z]*', 'write [a-z]*', 'write abc'],
    ['100%', 'all of it, 100%', 'all of it, 1000'],
    ['a_b', 'is a_b', 'is acb'],
    ['c:\\d', 'is c:\\d', 'is c:7'],
    ['AMINA@example.com', 'to Amina@Example.com', 'to jonas@example.com'],
    ['ZOË ÅKERLÖF', 'Dear Zoë Åkerlöf', 'Dear Zoe Akerlof'],
    ['жанна', 'Дорогая Жанна', 'Дорогая Анна'],
  ])('are found by %s, word for word, whatever its case', async (word, named, other) => {
    await write(named);
    await write(other);
    await forget(['', 'nobody', word]);
    expect(await kept()).toEqual([other]);
  });

  it('are found by any of the words, in any of their parts', async () => {
    await write('by its text: ks-first');
    await write('by its other form', '<p>KS-Second</p>');
    await write('by its refusal');
    await service.rows(`update outgoing_mail set reason = '550 KS-Third: nobody here' where text = $1`, [
      'by its refusal',
    ]);
    await write('of nobody');
    await forget(['KS-first', 'ks-second', 'ks-third']);
    expect(await kept()).toEqual(['of nobody']);
  });

  it('are all kept where there is no word to find them by', async () => {
    await write('of nobody');
    await forget(['']);
    expect(await kept()).toEqual(['of nobody']);
  });
});

describe('where there is much to look through', () => {
  const MANY = 500;
  const long = Array.from({ length: 300 }, () => randomUUID()).join(' ');
  const words = Array.from({ length: 120 }, () => randomUUID());
  const EACH = 100;
  /** Each hundredth row names another one of them. */
  const saying = `select place, $1 || case when place % ${EACH} = 0 then ($2::text[])[place / ${EACH}] else '' end as said
    from generate_series(1, ${MANY}) as place`;
  /** How often one statement may compare a row with a word, however many there are of both. */
  const MAX_COMPARISONS = 10_000;
  /** @returns how many rows each statement read */
  const forgetInPieces = async (table: string, then: () => void = () => undefined) => {
    const read: number[] = [];
    await explained(
      { mentions: words },
      (sql, plan) => {
        if (sql.startsWith(`delete from ${table}`) && sql.includes('unnest'))
          read.push(rowsRead(plan, table));
      },
      then,
    );
    return read;
  };

  it.each([
    [
      'outgoing_mail',
      `insert into outgoing_mail (topic, topic_id, recipient, subject, text, message_id, state)
       select 'greeting', place, 'somebody@example.com', 'Karibu', said, gen_random_uuid(), 'sent'`,
    ],
    [
      'idempotency_key',
      `insert into idempotency_key (owner, key, fingerprint, answer)
       select 'customer:' || place % 7, place, '', to_jsonb(said)`,
    ],
    [
      'dead_letter',
      `insert into dead_letter (subject, body, reason, attempts) select 'a subject', said, 'a reason', 1`,
    ],
  ])('%s: what names somebody goes, in pieces, all or none of it', async (table, insert) => {
    await service.rows(`${insert} from (${saying})`, [long, words]);
    const crash = () => {
      throw new Error('the rest of the erasure fails');
    };
    await expect(forgetInPieces(table, crash)).rejects.toThrow('the rest of the erasure fails');
    expect(await service.count(table)).toBe(MANY);
    const read = await forgetInPieces(table);
    expect(read.reduce((all, rows) => all + rows, 0)).toBe(MANY);
    expect(Math.max(...read) * words.length).toBeLessThanOrEqual(MAX_COMPARISONS);
    expect(await service.count(table)).toBe(MANY - MANY / EACH);
    const naming = words.slice(0, MANY / EACH).map((word) => `said::text like '%${word}%'`);
    expect(await service.count(`${table} as said`, naming.join(' or '))).toBe(0);
  });
});

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Plan[];
}

/** Forgets while the database explains each statement. */
const explained = (
  person: Parameters<KitErasure['forget']>[1],
  note: (sql: string, plan: Plan) => void,
  then: () => void = () => undefined,
): Promise<void> =>
  service.app.get(Database).transaction(async (tx) => {
    const query = async (sql: string, values: SqlValue[]) => {
      const { 'QUERY PLAN': told } = await oneRowOf<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        tx,
        `explain (analyze, timing off, buffers, format json) ${sql}`,
        values,
      );
      note(sql, told[0].Plan);
      return { records: sql.startsWith('select') ? await rowsOf(tx, sql, values) : [] }; // what is explained is done, too
    };
    const watched = { query, queryRunner: { query } } as unknown as EntityManager;
    await service.app.get(KitErasure).forget(watched, person);
    then();
  });

/** How many rows of a table a plan's scans of it looked at. */
function rowsRead(plan: Plan, table: string): number {
  const isScan =
    plan['Relation Name'] === table && plan.Plans?.every((each) => !each['Relation Name']) !== false;
  const own = isScan ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0;
  return (plan.Plans ?? []).reduce((all, each) => all + rowsRead(each, table), own);
}

/** How many blocks the database touches in all statements that look through the letters. */
async function blocksFor(mentions: string[]): Promise<number> {
  let blocks = 0;
  await explained({ mentions }, (sql, plan) => {
    if (!sql.includes('outgoing_mail')) return;
    blocks += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  });
  return blocks;
}

it('a letter is read once, however many words it is searched for', async () => {
  const long = Array.from({ length: 300 }, () => randomUUID()).join(' ');
  for (let letter = 0; letter < 20; letter += 1) await write('Hello', long);
  await blocksFor(['nobody']); // what a connection reads first
  const forOne = await blocksFor(['nobody']);
  expect(forOne).toBeGreaterThan(20);
  const many = Array.from({ length: 20 }, (_, at) => `nobody-${at}`);
  expect(await blocksFor(many)).toBeLessThan(2 * forOne);
});
