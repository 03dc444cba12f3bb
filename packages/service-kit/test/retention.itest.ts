import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import {
  eventually,
  startBroker,
  startTestService,
  type TestBroker,
  type TestService,
} from '../src/testing/index.js';
import { Teller, ToyModule } from './toy-service.js';

const HOUR_MS = 3_600_000;
let broker: TestBroker;
let service: TestService;

beforeAll(async () => {
  broker = await startBroker();
  service = await startTestService('toy', (settings) => ToyModule.forRoot(settings), {
    NATS_URL: broker.url,
  });
});
afterEach(() => void jest.restoreAllMocks());
afterAll(async () => {
  await service.close();
  await broker.remove();
});

/** Tells the world, and waits until the relay has done so. @returns the event's id */
async function tell(version: number): Promise<string> {
  const { id } = await service.app.get(Teller).tell(version);
  await eventually('it is told', () =>
    service.count('outbox', `event_id = '${id}' and published_at is not null`),
  );
  return id;
}

it('forgets every hour what is too old to be needed again, and nothing younger', async () => {
  const [old, young, late] = [await tell(1), await tell(2), await tell(3)];
  for (const [id, column, days] of [
    [old, 'published_at', 31],
    [young, 'published_at', 29],
    [late, 'created_at', 90], // waited for its broker for months, and was told a moment ago
  ] as const) {
    await service.rows(
      `update outbox set ${column} = now() - make_interval(days => $2) where event_id = $1`,
      [id, days],
    );
  }
  await service.rows(`
    insert into inbox (event_id, handled_at)
    select gen_random_uuid(), now() - make_interval(days => days) from unnest(array[31, 89, 91]) as days`);
  await service.rows(`
    insert into idempotency_key (owner, key, fingerprint, answer, created_at)
    select 'amina', days || ' days ago', 'f', '{}', now() - make_interval(days => days)
    from unnest(array[6, 8]) as days`);

  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + HOUR_MS);
  const last = await tell(4);
  await eventually(
    'the oldest key has gone',
    async () => (await service.count('idempotency_key', `key = '8 days ago'`)) === 0,
  );
  expect(await service.rows('select key from idempotency_key')).toEqual([{ key: '6 days ago' }]);
  expect(await service.rows('select event_id from outbox order by id')).toEqual(
    [young, late, last].map((id) => ({ event_id: id })),
  );
  expect(
    await service.rows(
      `select extract(day from now() - handled_at)::int as days from inbox
       where handled_at < now() - interval '1 day' order by 1`,
    ),
  ).toEqual([{ days: 31 }, { days: 89 }]);
});
