import { describe, expect, it } from '@jest/globals';
import { migrationFaults } from './migrations.rules.js';

describe('a migration', () => {
  const released = new Set(['svc-toys/src/migrations/1-toys']);
  const faultsOf = (sql: string, comment = '') =>
    migrationFaults(
      [
        {
          name: 'svc-toys/src/migrations/2-more',
          text: `${comment}\nasync up(db: QueryRunner): Promise<void> { await db.query(\`${sql}\`); }
            async down(db: QueryRunner): Promise<void> { await db.query('alter table toy drop column size'); }`,
        },
      ],
      released,
    );

  it.each([
    `alter table toy add column size integer not null default 1, add column price numeric(12, 2)`,
    `create table shelf (id integer not null, price numeric(12, 2) not null)`,
    `alter table toy add column label text generated always as (name) stored not null`,
    `alter table toy add constraint toy_size check (size is not null)`,
    `create index toy_name on toy (name) -- drop column comes later`,
  ])('may expand: %s', (sql) => expect(faultsOf(sql)).toEqual([]));

  it.each([
    [`alter table toy drop column size`, 'drops a column'],
    [`drop table toy`, 'drops a table'],
    [`alter table toy rename column size to length`, 'renames a thing'],
    [`alter table toy rename to plaything`, 'renames a thing'],
    [`alter table toy rename size to length`, 'renames a thing'],
    [`alter table toy add size integer not null`, 'adds a column that may not be null'],
    [`alter table toy drop\n\n      column size`, 'drops a column'],
    [`alter table toy drop/* as nobody reads it */column size`, 'drops a column'],
    [`alter table toy drop -- it is old\n column size`, 'drops a column'],
    [`alter table toy add column size integer not null`, 'adds a column that may not be null'],
    [`alter table toy add column size integer check(size > 0)not null`, 'adds a column'],
    [`alter table toy add column size integer check (greatest(1, abs(size)) > 0) not null`, 'adds a column'],
    [`drop view toy_sizes`, 'drops a view, a function or a type'],
    [`drop materialized view toy_sizes`, 'drops a view, a function or a type'],
    [`alter table toy alter column size drop default`, 'takes the default of a column away'],
    [`alter table toy add column price numeric(12, 2) not null`, 'adds a column that may not be null'],
    [`alter table toy add column a text not null default '', add column b text not null`, 'adds a column'],
    [`alter table toy alter column size set not null`, 'may no longer be null'],
    [`alter table toy alter column size type bigint`, 'changes the type'],
    [`ALTER TABLE toy\n  ALTER size TYPE bigint`, 'changes the type'],
  ])('may not contract: %s', (sql, fault) => expect(faultsOf(sql)).toEqual([expect.stringContaining(fault)]));

  it('is told what it does and what to do instead', () => {
    expect(faultsOf('drop table toy')).toEqual([
      'svc-toys/src/migrations/2-more drops a table. While a release is rolled out, the one before works on the same ' +
        'schema. Expand now: add beside what there is. Take the old away in a later release, in a migration that says ' +
        '`@contracts` and the migration that made it needless, which has to be released.',
    ]);
  });

  const faultsIn = (text: string) => migrationFaults([{ name: '2-more', text }], released).length;

  it('that a release has had is left alone, whatever it does', () => {
    const text = 'async up() { await db.query(`drop table toy`); }';
    expect(migrationFaults([{ name: 'svc-toys/src/migrations/1-toys', text }], released)).toEqual([]);
    expect(faultsIn(text)).toBe(1);
  });

  it.each([
    ['async up() { db.query(`drop table toy`); }', 1],
    ['async up () { db.query(`drop table toy`); } async down () { db.query(`create table toy`); }', 1],
    ['async up() { db.query(`create table toy`); } async down () { db.query(`drop table toy`); }', 0],
    ['async down() { db.query(`drop table toy`); } async up () { db.query(`create table toy`); }', 0],
    ['async down() { db.query(`create table toy`); } async up() { db.query(`drop table toy`); }', 1],
    ['async down() { db.query(`create table toy`); } async up () { db.query(`drop table toy`); }', 1],
    ['db.query(`drop table toy`);', 1],
    ['async up(db: QueryRunner): Promise<void> {\n// drop table toy\n}', 0],
    ['async up(db: QueryRunner): Promise<void> {\n/* drop table\n toy */ }', 0],
  ])('is read where it goes up, without its remarks: %j', (text, faults) => {
    expect(faultsIn(text)).toBe(faults);
  });

  it('may contract what a release has made needless, and says so', () => {
    const sql = 'alter table toy drop column size';
    expect(faultsOf(sql, '/** @contracts svc-toys/src/migrations/1-toys */')).toEqual([]);
    expect(faultsOf(sql, '/** @contracts svc-toys/src/migrations/2-more */')).toEqual([
      expect.stringContaining('which no release has had yet'),
    ]);
  });
});
