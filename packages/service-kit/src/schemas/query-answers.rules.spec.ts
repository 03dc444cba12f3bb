import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PLACES } from './places.js';
import { servicesOf } from './product.file.js';
import { readAnswers } from './query-answers.rules.js';

const inToys = (statement: string): string[] =>
  readAnswers('toys.ts', `async function toys(tx) {\n  ${statement}\n}`);

describe('the answer of a query', () => {
  it.each([
    ['const [toy] = (await tx.query(`select 1`)) as Toy[];'],
    ['const [[toy]] = await tx.query<[Toy[], number]>(`update toy set size = 1 returning *`);'],
    ['[, count] = (await this.database.manager.query(`delete from toy`)) as [unknown, number];'],
    ['return tx.query(`select 1`);'],
    ['return await tx.query(`select 1`);'],
    ['const toys = tx.query(`select 1`);'],
    ['await Promise.all([tx.query(`select 1`)]);'],
    ['await one(tx.query(`select 1`));'],
    ['one(await tx.query(`select 1`));'],
    ['tx.query(`select 1`);'],
  ])('is read, or not waited for, in %s', (statement) => {
    expect(inToys(statement)).toEqual(['toys.ts:2']);
  });

  it.each([
    ['await tx.query(`delete from toy`);'],
    ['if (broken) await tx.query(`delete from toy`);'],
    ['const toys = await rowsOf(tx, `select 1`);'],
    ['const { cursor } = request.query;'],
    ['const text = query(`select 1`);'],
    ['const found = tx.querySelector(`toy`);'],
  ])('is not in %s', (statement) => {
    expect(inToys(statement)).toEqual([]);
  });
});

/** Migrations import none of our code, and the kit's database speaks to the driver itself. */
const APART = /\.spec\.ts$|^svc-[\w-]+\/src\/migrations\/|^packages\/service-kit\/src\/(database|testing)\//;

it('no service reads it itself', () => {
  const files = ['packages/service-kit', ...Object.values(servicesOf(PLACES.root))].flatMap((folder) =>
    readdirSync(join(PLACES.root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/src/${file}`)
      .filter((file) => file.endsWith('.ts') && !APART.test(file)),
  );
  const asking = files
    .map((file) => ({ file, text: readFileSync(join(PLACES.root, file), 'utf8') }))
    .filter(({ text }) => text.includes('.query'));
  expect(asking.length).toBeGreaterThan(20);
  expect(asking.flatMap(({ file, text }) => readAnswers(file, text))).toEqual([]);
});
