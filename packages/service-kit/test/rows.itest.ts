import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { Database, oneRowOf, rowCountOf, rowOf, rowsOf } from '../src/index.js';
import { startTestService, type TestService } from '../src/testing/index.js';
import { ToyModule } from './toy-service.js';

interface Heard {
  id: string;
}

const [FIRST, SECOND, THIRD] = [1, 2, 3].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
];
const ALL = 'select event_id as id from heard order by place';
const INSERT = 'insert into heard (event_id) select unnest($1::uuid[])';
const UPDATE = 'update heard set event_id = $2 where event_id = any($1::uuid[])';
const DELETE = 'delete from heard where event_id = any($1::uuid[])';

let service: TestService;
let database: Database;
beforeAll(async () => {
  service = await startTestService('toy', (settings) => ToyModule.forRoot(settings));
  database = service.app.get(Database);
});
beforeEach(async () => {
  await service.rows('truncate heard restart identity');
  await service.rows(INSERT, [[FIRST, SECOND]]);
});
afterAll(() => service.close());

const inTransaction = <T>(work: (tx: EntityManager) => Promise<T>) => database.transaction(work);

describe('the rows of a statement', () => {
  it('are those that a select gives, in its order, and none where there are none', async () => {
    await inTransaction(async (tx) => {
      expect(await rowsOf<Heard>(tx, ALL)).toEqual([{ id: FIRST }, { id: SECOND }]);
      expect(
        await rowsOf<Heard>(tx, 'select event_id as id from heard where event_id = $1', [THIRD]),
      ).toEqual([]);
    });
  });

  it.each([
    ['insert', `${INSERT} returning event_id as id`, [[THIRD]], [THIRD]],
    ['update', `${UPDATE} returning event_id as id`, [[FIRST], THIRD], [THIRD]],
    ['update of nothing', `${UPDATE} returning event_id as id`, [[THIRD], FIRST], []],
    ['delete', `${DELETE} returning event_id as id`, [[FIRST, SECOND]], [FIRST, SECOND]],
    [
      'delete in a query',
      `with gone as (${DELETE} returning event_id) select event_id as id from gone`,
      [[SECOND]],
      [SECOND],
    ],
    ['delete that says nothing', DELETE, [[FIRST]], []],
  ])('are those that it returns: %s', async (_, text, values, ids) => {
    await inTransaction(async (tx) => {
      expect(await rowsOf<Heard>(tx, text, values)).toEqual(ids.map((id) => ({ id })));
    });
  });

  it('are seen and taken back with their transaction', async () => {
    await expect(
      inTransaction(async (tx) => {
        await rowCountOf(tx, DELETE, [[FIRST]]);
        expect(await rowsOf<Heard>(tx, ALL)).toEqual([{ id: SECOND }]);
        expect(await rowsOf<Heard>(database.manager, ALL)).toHaveLength(2);
        throw new Error('not at all');
      }),
    ).rejects.toThrow('not at all');
    expect(await rowsOf<Heard>(database.manager, ALL)).toHaveLength(2);
  });

  it('cost no connection where there is no transaction, also of a statement that fails', async () => {
    const before = database.connections;
    for (let time = 0; time <= before.total + 20; time += 1)
      await expect(rowsOf(database.manager, 'select 1 / 0')).rejects.toThrow('division by zero');
    const { total, atRest, askedFor } = database.connections;
    expect({ inUse: total - atRest, askedFor }).toEqual({
      inUse: before.total - before.atRest,
      askedFor: before.askedFor,
    });
  });

  it('are refused with the error of the database', async () => {
    const refused = rowsOf(database.manager, 'select from nothing_of_that_name');
    await expect(refused).rejects.toBeInstanceOf(QueryFailedError);
    await expect(refused).rejects.toMatchObject({ driverError: { code: '42P01' } });
  });
});

describe('one row', () => {
  it('is the first, or missing', async () => {
    await inTransaction(async (tx) => {
      expect(await rowOf<Heard>(tx, ALL)).toEqual({ id: FIRST });
      expect(await rowOf<Heard>(tx, `${UPDATE} returning event_id as id`, [[FIRST], THIRD])).toEqual({
        id: THIRD,
      });
      expect(await rowOf<Heard>(tx, `${UPDATE} returning event_id as id`, [[FIRST], THIRD])).toBeUndefined();
    });
  });

  it('is there where there must be exactly one; none and two are errors that say so', async () => {
    await inTransaction(async (tx) => {
      expect(await oneRowOf<{ times: number }>(tx, 'select count(*)::int as times from heard')).toEqual({
        times: 2,
      });
      expect(await oneRowOf<Heard>(tx, `${DELETE} returning event_id as id`, [[FIRST]])).toEqual({
        id: FIRST,
      });
      await expect(oneRowOf(tx, `${DELETE} returning event_id`, [[FIRST]])).rejects.toThrow(
        '0 rows instead of one from: delete from heard',
      );
      await rowCountOf(tx, INSERT, [[FIRST]]);
      await expect(oneRowOf(tx, ALL)).rejects.toThrow('2 rows instead of one from: select event_id');
    });
  });
});

describe('the number of rows', () => {
  it.each([
    ['selected', 'select from heard where event_id = any($1::uuid[])', [[FIRST, SECOND, THIRD]], 2],
    ['inserted', INSERT, [[THIRD]], 1],
    ['inserted where they were not yet', `${INSERT} on conflict do nothing`, [[]], 0],
    ['updated', UPDATE, [[FIRST, SECOND], THIRD], 2],
    ['updated and returned', `${UPDATE} returning event_id`, [[FIRST, SECOND], THIRD], 2],
    ['deleted', DELETE, [[SECOND]], 1],
    ['deleted, of none', DELETE, [[THIRD]], 0],
  ])('is that of those %s', async (_, text, values, count) => {
    expect(await inTransaction((tx) => rowCountOf(tx, text, values))).toBe(count);
  });

  it('is none of what writes no rows', async () => {
    expect(await inTransaction((tx) => rowCountOf(tx, 'lock table heard'))).toBe(0);
  });
});
