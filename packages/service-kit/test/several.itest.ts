import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createDatabase,
  eventually,
  startBroker,
  startTestService,
  type TestBroker,
  type TestService,
} from '../src/testing/index.js';
import { Listener, Teller, ToyModule } from './toy-service.js';

/** Three instances of one service on one database and one broker. */
describe('several instances', () => {
  let broker: TestBroker;
  let instances: TestService[];

  beforeEach(async () => {
    broker = await startBroker();
    const first = await start();
    instances = [first, ...(await Promise.all([1, 2].map(() => start(first.database.url))))];
  });

  afterEach(async () => {
    for (const instance of instances.toReversed()) await instance.close();
    await broker.remove();
  });

  const start = (database?: string) =>
    startTestService('toy', (settings) => ToyModule.forRoot(settings), {
      NATS_URL: broker.urlFor('svc-catalog'),
      ...(database && { DATABASE_URL: database }),
    });
  const heard = async (): Promise<string[]> => {
    const rows = await instances[0]?.rows<{ event_id: string }>('select event_id from heard');
    return (rows ?? []).map(({ event_id }) => event_id).toSorted();
  };
  /** Each instance publishes its share, one event after the other, so that none waits for a connection in vain. */
  const tell = async (many: number): Promise<string[]> => {
    const share = many / instances.length;
    const told = instances.map(async ({ app }) => {
      const ids: string[] = [];
      while (ids.length < share) ids.push((await app.get(Teller).tell(ids.length + 1)).id);
      return ids;
    });
    return (await Promise.all(told)).flat().toSorted();
  };

  it('apply each event once, whoever told it, and each takes a part', async () => {
    const told: string[] = [];
    await eventually('each takes a part', async () => {
      told.push(...(await tell(300))); // again, where one has not yet asked the broker for its part
      await eventually('all are heard', async () => (await heard()).length >= told.length);
      return instances.every(({ app }) => app.get(Listener).heard > 0);
    });
    expect(await heard()).toEqual(told.toSorted());
    await eventually(
      'the relay notes all as published',
      async () => (await instances[0]?.count('outbox', 'published_at is null')) === 0,
    );
  });

  it('lose and double nothing when one of them leaves', async () => {
    const [leaving] = instances.splice(2, 1);
    const told = tell(300);
    await leaving?.app.close();
    const more = await tell(30);
    const all = [...(await told), ...more].toSorted();
    await eventually('all are heard', async () => (await heard()).length >= all.length, 60_000);
    expect(await heard()).toEqual(all);
    await leaving?.database.drop();
  });

  it('start at once on an empty database, and migrate it once', async () => {
    const database = await createDatabase('toy');
    const started = await Promise.all([1, 2, 3].map(() => start(database.url)));
    expect(await started[0]?.count('migration', `name = 'Toy1760000000001'`)).toBe(1);
    for (const instance of started) await instance.close();
    await database.drop();
  });
});
