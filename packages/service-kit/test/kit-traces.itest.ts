import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { Database, KitTraces } from '../src/index.js';
import { startTestService, type TestService } from '../src/testing/index.js';
import { ToyModule } from './toy-service.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService('toy', (settings) => ToyModule.forRoot(settings));
});
beforeEach(() => service.rows('truncate outgoing_mail'));
afterAll(() => service.close());

const write = (text: string, html: string | null = null) =>
  service.rows(
    `insert into outgoing_mail (topic, topic_id, recipient, subject, text, html, message_id, state)
     values ('greeting', '1', 'somebody@example.com', 'Karibu', $1, $2, $3, 'sent')`,
    [text, html, randomUUID()],
  );
const forget = (mentions: string[]) =>
  service.app.get(Database).transaction((tx) => service.app.get(KitTraces).forget(tx, { mentions }));
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
    await write('of nobody');
    await forget(['KS-first', 'ks-second']);
    expect(await kept()).toEqual(['of nobody']);
  });

  it('are all kept where there is no word to find them by', async () => {
    await write('of nobody');
    await forget(['']);
    expect(await kept()).toEqual(['of nobody']);
  });
});

/** How many blocks the database touches while it looks through the letters. */
async function blocksFor(mentions: string[]): Promise<number> {
  let blocks = 0;
  await service.app.get(Database).transaction(async (tx) => {
    const query = async (sql: string, values: unknown[]) => {
      const [row] = (await tx.query(`explain (analyze, buffers, format json) ${sql}`, values)) as [
        { 'QUERY PLAN': [{ Plan: Record<string, number> }] },
      ];
      const { Plan: plan } = row['QUERY PLAN'][0];
      if (sql.includes('outgoing_mail')) {
        blocks = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
      }
    };
    await service.app.get(KitTraces).forget({ query } as unknown as EntityManager, { mentions });
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
