import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { Database, lockName } from '../src/index.js';
import { startTestService, type TestService } from '../src/testing/index.js';
import { ToyModule } from './toy-service.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService('toy', (settings) => ToyModule.forRoot(settings));
});
afterAll(() => service.close());

const inTransaction = <T>(work: (tx: EntityManager) => Promise<T>) =>
  service.app.get(Database).transaction(work);

/** Whether another transaction can have the lock of these words now. */
const isFree = (words: string) =>
  inTransaction(async (tx) => {
    const [row] = await tx.query<{ free: boolean }[]>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free',
      [words],
    );
    return row?.free;
  });

it('keeps a name for one transaction of the schema until it ends, and no other name', async () => {
  await inTransaction(async (tx) => {
    await lockName(tx, 'booking:1');
    expect(await isFree('toy:booking:1')).toBe(false);
    expect(await isFree('toy:booking:2')).toBe(true);
  });
  expect(await isFree('toy:booking:1')).toBe(true);
});

it('lets the next one in only then', async () => {
  const order: string[] = [];
  let next: Promise<void> | undefined;
  await inTransaction(async (tx) => {
    await lockName(tx, 'turn');
    next = inTransaction(async (its) => {
      await lockName(its, 'turn');
      order.push('second');
    });
    await expect(Promise.race([next, tx.query('select pg_sleep(0.2)').then(() => 'waits')])).resolves.toBe(
      'waits',
    );
    order.push('first');
  });
  await next;
  expect(order).toEqual(['first', 'second']);
});

it('is held by several who share it, and by nobody else', async () => {
  await inTransaction(async (tx) => {
    await lockName(tx, 'customer:1', { shared: true });
    await inTransaction((its) => lockName(its, 'customer:1', { shared: true }));
    expect(await isFree('toy:customer:1')).toBe(false);
  });
  expect(await isFree('toy:customer:1')).toBe(true);
});

it('has nothing to do with the same name in another schema of the database', async () => {
  await inTransaction(async (tx) => {
    await lockName(tx, 'booking:1');
    await inTransaction(async (its) => {
      await its.query('set local search_path = public');
      await its.query(`set local lock_timeout = '1s'`);
      await lockName(its, 'booking:1');
    });
  });
});
