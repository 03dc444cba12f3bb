import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  createDatabase,
  eventually,
  startBroker,
  startTestService,
  type TestBroker,
  type TestDatabase,
  type TestService,
  withBroker,
} from '../src/testing/index.js';
import { Listener, Teller, ToyModule } from './toy-service.js';

/** As often as the test may need. */
const EVERY_SECOND = Array.from({ length: 60 }, () => 1_000);

let broker: TestBroker;
let database: TestDatabase;
let service: TestService;

beforeEach(async () => {
  broker = await startBroker();
  database = await createDatabase('toy');
  service = await start();
});
afterEach(async () => {
  await service.close();
  await asSuperuser(`drop database if exists ${name()}_backup`);
  await database.drop();
  await broker.remove();
});

const start = () =>
  startTestService(
    'toy',
    (settings) => ToyModule.forRoot(settings, { name: 'svc-catalog', retryDelays: EVERY_SECOND }),
    { NATS_URL: broker.urlFor('svc-catalog'), DATABASE_URL: database.url },
  );
const name = () => new URL(database.url).pathname.slice(1);
const tell = async (version: number) => (await service.app.get(Teller).tell(version)).id;
const heard = async () =>
  (await service.rows<{ event_id: string }>('select event_id from heard order by place')).map(
    (row) => row.event_id,
  );
const allPublished = async () => (await service.count('outbox', 'published_at is null')) === 0;

/** Only while the service is stopped. */
async function asSuperuser(...statements: string[]): Promise<void> {
  const admin = new pg.Client(process.env['TEST_DATABASE_URL']);
  await admin.connect();
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}
const backUp = () => asSuperuser(`create database ${name()}_backup template ${name()}`);
const restore = () =>
  asSuperuser(`drop database ${name()}`, `alter database ${name()}_backup rename to ${name()}`);

/** An event is published, and a backup made before its handler has applied it. @returns its id */
async function backedUpBeforeApplied(): Promise<string> {
  const id = await tell(Listener.POISON);
  await eventually('the broker has it', allPublished);
  await eventually('its handler has failed', async () => service.app.get(Listener).failures > 0);
  await service.close();
  await backUp();
  service = await start();
  service.app.get(Listener).mended = true;
  return id;
}

/**
 * What happened since the backup: the event is applied and acknowledged, another one published, and the position noted.
 */
async function goOn(id: string): Promise<string> {
  await eventually('the event is applied', async () => (await heard()).includes(id));
  const later = await tell(2);
  await eventually('the later one too', async () => (await heard()).includes(later));
  await eventually('the broker has noted it', async () => (await notedPosition()) > 1);
  await service.close();
  return later;
}

const notedPosition = () =>
  withBroker(broker.url, async ({ manager: { streams } }) => {
    const noted = await streams.getMessage('POSITION_catalog', { last_by_subj: 'positions.catalog' });
    return Number(noted?.string() ?? 0);
  });
/** How many events the broker holds. */
const held = () =>
  withBroker(
    broker.url,
    async ({ manager: { streams } }) => (await streams.info('EVENTS_catalog')).state.messages,
  );

it('a database restored from a backup hears what was published and not applied when it was made, and all of it once', async () => {
  const id = await backedUpBeforeApplied();
  const later = await goOn(id);
  await restore();
  service = await start();
  service.app.get(Listener).mended = true;
  await eventually('the event comes again', async () => (await heard()).includes(id));
  const fresh = await tell(3);
  await eventually('events go on', async () => (await heard()).includes(fresh));
  await eventually('nothing waits', allPublished);
  const all = await heard();
  expect(all.toSorted()).toEqual([id, fresh].toSorted());
  expect(all).not.toContain(later); // it never happened for this database
});

/** Events as if published long ago, of a type that no consumer here handles. */
const manyPublished = (count: number) =>
  service.rows(
    `with told as (select gen_random_uuid() as id, place from generate_series(1, $1) as place)
     insert into outbox (event_id, subject, envelope, published_at)
     select id, 'catalog.guide.changed.v1', jsonb_build_object('id', id, 'type', 'catalog.guide.changed.v1',
       'at', '2026-01-01T00:00:00.000Z', 'data', jsonb_build_object('id', place, 'version', 1, 'deleted', false)),
       now() - interval '1 day' + place * interval '1 millisecond'
     from told`,
    [count],
  );

/**
 * Postgres cancels, as if by its timeout, a statement that makes too many wait again: in one statement, or altogether,
 * where that is set.
 */
async function endWhatTakesTooLong(atOnce: number): Promise<void> {
  await service.rows(`
    create function end_long() returns trigger language plpgsql as $$ begin
      if (select count(*) from changed where published_at is null) > ${atOnce}
        or (select count(*) from outbox where published_at is null) > current_setting('toy.altogether', true)::integer
      then raise 'canceling statement due to statement timeout' using errcode = '57014'; end if;
      return null;
    end $$`);
  await service.rows(`
    create trigger end_long after update on outbox referencing new table as changed
    for each statement execute function end_long()`);
}

it('all that is kept is published again in parts that end in their time, also after an end between two of them', async () => {
  const MANY = 2_500;
  await manyPublished(MANY);
  await endWhatTakesTooLong(2_000);
  await service.close();
  await backUp();
  service = await start();
  const later = await tell(1);
  await eventually('it is heard', async () => (await heard()).includes(later));
  await eventually('the broker has noted it', async () => (await notedPosition()) > 1);
  await service.close();
  await restore();
  await asSuperuser(`alter database ${name()} set toy.altogether = 2100`);
  service = await start();
  const waiting = () => service.count('outbox', 'published_at is null');
  await eventually('the first part waits', async () => (await waiting()) === 2_000);
  const meanwhile = await tell(2);
  expect(await waiting()).toBe(2_001); // nothing is published before all of it waits
  await service.close();
  await asSuperuser(`alter database ${name()} reset toy.altogether`);
  service = await start();
  await eventually('what was told meanwhile is heard', async () => (await heard()).includes(meanwhile));
  await eventually('nothing waits', allPublished);
  expect(await heard()).toEqual([meanwhile]);
  expect(await held()).toBe(MANY + 1);
});

it('a service that is merely started again publishes nothing twice', async () => {
  const id = await tell(1);
  await eventually('it is heard', async () => (await heard()).includes(id));
  const before = await eventually('it is noted', async () => (await notedPosition()) || undefined);
  const sent = () =>
    withBroker(
      broker.url,
      async ({ manager: { streams } }) => (await streams.info('EVENTS_catalog')).state.last_seq,
    );
  const messages = await sent();
  await service.close();
  service = await start();
  const next = await tell(2);
  await eventually('the next is heard', async () => (await heard()).includes(next));
  await eventually('that is noted', async () => (await notedPosition()) > before);
  expect(await sent()).toBe(messages + 1);
  expect(await heard()).toEqual([id, next]);
});

it('control: without the position that the broker notes it would never come', async () => {
  const id = await backedUpBeforeApplied();
  await goOn(id);
  await restore();
  await withBroker(broker.url, ({ manager: { streams } }) => streams.delete('POSITION_catalog'));
  service = await start();
  service.app.get(Listener).mended = true;
  const fresh = await tell(3);
  await eventually('events go on', async () => (await heard()).includes(fresh));
  expect(await heard()).not.toContain(id);
});
