import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DeadLetter, Problem, Readiness } from '@safari/contracts';
import pg from 'pg';
import { CommitSignal, Database } from '../src/index.js';
import { isDatabaseOutage } from '../src/problems/outage.js';
import {
  createDatabase,
  eventually,
  staff,
  startBroker,
  startTestService,
  TcpProxy,
  type TestDatabase,
  type TestService,
  withBroker,
} from '../src/testing/index.js';
import { newTrace, toTraceparent } from '../src/tracing/traceparent.js';
import { Listener, ToyModule } from './toy-service.js';

const POOL_SIZE = 10;

let database: TestDatabase;
let network: TcpProxy;
let service: TestService;
beforeAll(async () => {
  database = await createDatabase('toy');
  network = await TcpProxy.to(database.url);
  service = await startTestService('toy', (settings) => ToyModule.forRoot(settings), {
    DATABASE_URL: network.url,
  });
});
afterAll(async () => {
  await service.close();
  await network.cut();
  await database.drop();
});

it('a service whose database is away says so with 503 and when to ask again, and serves as soon as it is back', async () => {
  const read = () => service.call<Problem>({ url: '/api/catalog/dead-letters', as: staff });
  expect((await read()).status).toBe(200);
  await network.cut();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await read()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'content-type': expect.stringContaining('problem+json') },
      body: { code: 'unavailable', detail: expect.stringContaining('try again') },
    });
  }
  expect((await service.call({ url: '/healthz' })).status).toBe(200);
  const figures = async () => (await service.call<string>({ url: '/metrics' })).body;
  expect(await figures()).toMatch(/^database_up 0$/m);
  await network.mend();
  await eventually('it serves again', async () => (await read()).status === 200);
  expect(await figures()).toMatch(/^database_up 1$/m);
});

it('a service whose every connection waits for a lock is ready still, and one whose database is away is not', async () => {
  const holding = new pg.Client(database.url);
  await holding.connect();
  const ready = async () => (await service.call<Readiness>({ url: '/readyz' })).body.checks['postgres'];
  try {
    await holding.query('begin; lock table outbox');
    const waiting = Array.from({ length: POOL_SIZE }, () =>
      service.call({ method: 'POST', url: '/api/toy/told' }),
    );
    await eventually('all wait', async () => {
      const { rows } = await holding.query<{ many: number }>(
        `select count(*)::int as many from pg_locks where not granted and relation = 'outbox'::regclass`,
      );
      return rows[0]?.many === POOL_SIZE;
    });
    await eventually('it is ready all the same', async () => (await ready()) === 'up', 4_000);
    await holding.query('rollback');
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 201));
  } finally {
    await holding.end();
  }
  await network.cut();
  await eventually('what was seen before is over', async () => (await ready()) === 'down');
  await network.mend();
  await eventually('it is ready again', async () => (await ready()) === 'up');
});

it('what fails on our side has the number under which logs and traces know it, and a refusal has none', async () => {
  const place = newTrace();
  const ask = (url: string) =>
    service.call<Problem>({ url, as: staff, headers: { traceparent: toTraceparent(place) } });
  await network.cut();
  const { body } = await ask('/api/catalog/dead-letters');
  expect(body).toMatchObject({ status: 503, traceId: place.traceId });
  expect(body.detail).toContain(`tell us this number: ${place.traceId}`);
  await network.mend();
  const refused = (await ask('/api/catalog/nowhere')).body;
  expect(refused.status).toBe(404);
  expect(refused).not.toHaveProperty('traceId');
});

it('an event that comes while the database is away is applied when it is back, however often it came, and has all its attempts', async () => {
  const broker = await startBroker();
  const hearing = await startTestService('catalog', (settings) => ToyModule.forRoot(settings), {
    NATS_URL: broker.url,
    DATABASE_URL: network.url,
  });
  const tell = async (version: number) => {
    const data = { id: 1, version, deleted: false };
    return (await hearing.tell('catalog.artwork.changed.v1', data)).id;
  };
  const heard = async () =>
    (await hearing.rows<{ id: string }>('select event_id as id from heard')).map(({ id }) => id);
  const deliveries = () =>
    withBroker(broker.url, async ({ manager: { consumers } }) => {
      const [consumer] = await consumers.list('EVENTS_catalog').next();
      return consumer?.delivered.consumer_seq ?? 0;
    });
  const first = await tell(1);
  await eventually('it hears', async () => (await heard()).includes(first));
  await network.cut();
  const healthy = await tell(2);
  await tell(Listener.POISON);
  await eventually('both have come more often than one may fail', async () => (await deliveries()) > 20);
  await network.mend();
  await eventually('the healthy one is applied', async () => (await heard()).includes(healthy));
  const [deadLetter, ...others] = await eventually('the other one has failed', async () => {
    const { body } = await hearing.call<DeadLetter[]>({ url: '/api/catalog/dead-letters', as: staff });
    return body.length > 0 && body;
  });
  expect(deadLetter).toMatchObject({ reason: 'cannot be handled', attempts: 3 });
  expect(others).toEqual([]);
  await hearing.close();
  await broker.remove();
});

it('a dead letter tried again while the database cannot serve has not failed again: staff read 503, and it stays', async () => {
  const hurried = await startTestService(
    'toy',
    (settings) =>
      ToyModule.forRoot(settings, {
        databaseTimeouts: { connectMs: 5_000, statementMs: 500, answerMs: 5_000 },
      }),
    { DATABASE_URL: database.url },
  );
  const holding = new pg.Client(database.url);
  await holding.connect();
  try {
    const event = {
      id: randomUUID(),
      type: 'catalog.artwork.changed.v1',
      at: new Date().toISOString(),
      data: { id: 1, version: 1, deleted: false },
    };
    const [kept] = await hurried.rows<{ id: number }>(
      'insert into dead_letter (subject, body, reason, attempts) values ($1, $2, $3, 3) returning id',
      [event.type, JSON.stringify(event), 'cannot be handled'],
    );
    const replay = {
      method: 'POST',
      url: `/api/catalog/dead-letters/${kept?.id}/replay`,
      as: staff,
    } as const;
    await holding.query('begin; lock table heard');
    expect(await hurried.call<Problem>(replay)).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    await holding.query('rollback');
    expect((await hurried.call(replay)).status).toBe(204);
    expect(await hurried.count('heard', `event_id = '${event.id}'`)).toBe(1);
  } finally {
    await holding.end();
    await hurried.close();
  }
});

it('two transactions that wait for each other crosswise are both done, one of them at the second attempt, and tell of it once', async () => {
  const [own, commits] = [service.app.get(Database), service.app.get(CommitSignal)];
  const [one, other] = [randomUUID(), randomUUID()];
  await service.rows('insert into heard (event_id) values ($1), ($2)', [one, other]);
  let [attempts, told] = [0, 0];
  let meet = (): void => undefined;
  const met = new Promise<void>((resolve) => (meet = resolve));
  let both: Promise<string>[] = [];
  const cross = (first: string, second: string) =>
    own.transaction(async (tx) => {
      // however busy the machine: the other one has what it waited for
      if (attempts === 2) await Promise.any(both);
      commits.leave(tx, 'crossing');
      await tx.query('update heard set event_id = event_id where event_id = $1', [first]);
      attempts += 1;
      if (attempts === 2) meet();
      await met;
      await tx.query('update heard set event_id = event_id where event_id = $1', [second]);
      return first;
    });
  const stop = commits.onCommit((left) => {
    if (left.has('crossing')) told += 1;
  });
  both = [cross(one, other), cross(other, one)];
  expect(await Promise.all(both)).toEqual([one, other]);
  stop();
  expect([attempts, told]).toEqual([3, 2]);
});

it('a transaction that is ended for another one’s sake is done anew twice, then says that the database cannot serve', async () => {
  const [own, commits] = [service.app.get(Database), service.app.get(CommitSignal)];
  let told = 0;
  const stop = commits.onCommit((left) => {
    if (left.has('ended')) told += 1;
  });
  const attempts = async (times: number) => {
    let count = 0;
    const done = await own
      .transaction(async (tx) => {
        commits.leave(tx, 'ended');
        count += 1;
        if (count <= times) await tx.query(`do $$ begin raise sqlstate '40P01'; end $$`);
        return 'done';
      })
      .catch((error: unknown) => isDatabaseOutage(error));
    return [done, count, told];
  };
  expect(await attempts(2)).toEqual(['done', 3, 1]);
  expect(await attempts(3)).toEqual([true, 3, 1]);
  stop();
});

it('a service whose broker never was there stops without waiting for it', async () => {
  const alone = await startTestService('toy', (settings) => ToyModule.forRoot(settings));
  const warn = jest.spyOn(Logger.prototype, 'warn');
  await alone.close();
  const others = warn.mock.calls.filter(([said]) => said?.msg !== 'waiting for the broker');
  expect(others).toEqual([]);
  warn.mockRestore();
});
