import { describe, expect, it } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growingTableFaults } from '../src/testing/growing-tables.js';

/** One statement after the other, each by itself; where there is a transaction, they are in one. */
function migration(at: number, up: readonly string[], transaction?: false): MigrationInterface {
  return {
    name: `Step${1_760_000_000_000 + at}`,
    ...(transaction === false && { transaction }),
    async up(db: QueryRunner): Promise<void> {
      for (const statement of up) await db.query(statement);
    },
    down: () => Promise.resolve(),
  };
}

const TABLES = migration(1, [
  `create table shelf (id integer primary key);
   create table toy (id integer primary key, name text, size integer, shelf_id integer,
     label text generated always as (upper(name)) stored)`,
]);

async function faultsOf(...later: MigrationInterface[]): Promise<string[]> {
  const faults = await growingTableFaults('toy', [...later, TABLES], ['toy']);
  return [...faults.values()].flat().map((fault) => fault.split('.')[0] ?? '');
}

describe('a migration of a table that grows', () => {
  it.each([
    ['alter table toy add column colour text', 'a column'],
    [
      `alter table toy add column colour text not null default 'red', add column at timestamptz default now()`,
      'a default',
    ],
    [
      'alter table toy add column upper_shelf integer references shelf (id)',
      'a reference that nobody has yet',
    ],
    [
      'alter table toy add column long text generated always as (name) virtual',
      'what is computed when it is read',
    ],
    [
      'alter table toy add constraint small check (size < 9) not valid',
      'a check of what is written from now on',
    ],
    [
      `create table crate (toy_id integer references toy (id), name text check (name <> ''));
      create index crate_toy on crate (toy_id); update crate set name = 'x'`,
      'a new table',
    ],
    [
      `insert into toy (id) values (1); update shelf set id = 2; create index shelf_id on shelf (id)`,
      'another table',
    ],
    ['alter index toy_pkey rename to toy_pk', 'another name'],
    [
      `create function longest() returns integer language sql begin atomic update toy set size = 1 returning size; end`,
      'what is only prepared',
    ],
  ])('may say: %s (%s)', async (sql) => expect(await faultsOf(migration(2, [sql]))).toEqual([]));

  const ANEW = 'writes toy anew, which nobody can read meanwhile';
  const AT_ONCE = 'writes the rows of toy in one transaction';
  const sought = (what: string) => `looks through toy for its ${what} while nobody can write it`;
  it.each([
    ['create index toy_name on toy (name)', 'builds toy_name while nobody can write toy'],
    ['create unique index on toy (name)', 'builds toy_name_idx while nobody can write toy'],
    [
      'alter table toy add constraint toy_name_once unique (name)',
      'builds toy_name_once while nobody can write toy',
    ],
    ['reindex table toy', 'builds toy_pkey while nobody can write toy'],
    ['alter table toy alter column label set expression as (lower(name))', ANEW],
    ['alter table toy alter column size type bigint', ANEW],
    ['alter table toy add column key uuid default gen_random_uuid()', ANEW],
    ['alter table toy add column place integer generated always as identity', ANEW],
    ['alter table toy add column long text generated always as (name) stored', ANEW],
    ['alter table toy add constraint small check (size < 9)', sought('check small')],
    ['alter table toy add column weight integer check (weight > 0)', sought('check toy_weight_check')],
    [
      'alter table toy add constraint stands foreign key (shelf_id) references shelf (id)',
      sought('foreign key stands'),
    ],
    [
      `alter table toy add constraint small check (size < 9) not valid; alter table toy validate constraint small`,
      sought('check small'),
    ],
    ['alter table toy alter column size set not null', sought('not null toy_size_not_null')],
    ['update toy set size = 1', AT_ONCE],
    [
      'with few as (select id from toy limit 9) update toy set size = 1 where id in (select id from few)',
      AT_ONCE,
    ],
    ['delete from toy where size is null', AT_ONCE],
  ])('may not say: %s', async (sql, fault) => expect(await faultsOf(migration(2, [sql]))).toEqual([fault]));

  it('builds an index while others write, row after row, and can be begun anew', async () => {
    const steps = [
      'create unique index concurrently if not exists toy_name_once on toy (name)',
      'update toy set size = 1 where id in (select id from toy where size is null limit 1000)',
      'drop index concurrently if exists toy_name_once',
    ];
    expect(await faultsOf(migration(2, steps, false))).toEqual([]);
    expect(await faultsOf(migration(2, ['update toy set size = 1'], false))).toEqual([
      'writes all rows of toy in one statement',
    ]);
    expect(
      await faultsOf(migration(2, ['create index if not exists toy_name on toy (name)'], false)),
    ).toEqual(['builds toy_name while nobody can write toy']);
    await expect(
      faultsOf(migration(2, ['create index concurrently toy_name on toy (name)', 'select 1'], false)),
    ).rejects.toThrow('already exists');
  });

  it('sees that all rows keep a constraint in a step of its own', async () => {
    const added = migration(2, [
      'alter table toy add constraint known check (size is not null) not valid',
      'alter table toy add constraint stands foreign key (shelf_id) references shelf (id) not valid',
    ]);
    const seen = migration(3, ['alter table toy validate constraint known, validate constraint stands']);
    const held = migration(4, ['alter table toy alter column size set not null']);
    expect(await faultsOf(added, seen, held)).toEqual([]);
    expect(await faultsOf(added, held)).toEqual([sought('not null toy_size_not_null')]);
  });
});
