import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jetstream } from '@nats-io/jetstream';
import type { Liveness, Readiness } from '@safari/contracts';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Broker, Database, type ServiceOptions } from '../src/index.js';
import {
  createDatabase,
  eventually,
  staff,
  startBroker,
  startTestService,
  TcpProxy,
  type TestBroker,
  type TestDatabase,
  type TestService,
} from '../src/testing/index.js';
import { Teller, ToyModule } from './toy-service.js';

const SUBJECT = 'catalog.artwork.changed.v1';
const POOL_SIZE = 10;
const NEVER_MS = 3_600_000;
/** The time in which a dead connection to the broker is promised to be noticed. */
const FOUND_MS = 15_000;
/** A busy machine takes its time to open ten connections anew. */
const AGAIN_MS = 45_000;
/** As in the product, only shorter. */
const SHORT = { connectMs: 2_000, statementMs: 2_000, answerMs: 2_500 };

/** The kernel's timers of the open connections to a proxy, seen from this or that end. Source: proc(5), /proc/net/tcp. */
function timersOf(network: TcpProxy, end: 'local' | 'remote'): string[] {
  const ESTABLISHED = '01';
  const port = Number(new URL(network.url).port).toString(16).toUpperCase().padStart(4, '0');
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
  return lines.flatMap((line) => {
    const [, local = '', remote = '', state, , timer = ''] = line.trim().split(/\s+/);
    const address = end === 'local' ? local : remote;
    return address.endsWith(`:${port}`) && state === ESTABLISHED ? [timer] : [];
  });
}

const many = <T>(work: () => Promise<T>) => Array.from({ length: POOL_SIZE }, work);

/** Fills the pool, however much longer than it may wait for a connection a busy machine takes. */
const openAll = ({ app }: TestService) =>
  eventually('all connections are open', async () => {
    const asked = many(() => app.get(Database).rows('all at once', 'select pg_sleep(0.3)'));
    return (await Promise.allSettled(asked)).every(({ status }) => status === 'fulfilled');
  });

describe('a database whose connections die without a word', () => {
  let database: TestDatabase;
  let network: TcpProxy;
  let service: TestService;

  beforeEach(async () => {
    database = await createDatabase('toy');
    network = await TcpProxy.to(database.url);
  });
  afterEach(async () => {
    await service.close();
    await network.cut();
    await database.drop();
  });

  const start = async (databaseTimeouts: ServiceOptions['databaseTimeouts']): Promise<void> => {
    service = await startTestService('toy', (settings) => ToyModule.forRoot(settings, { databaseTimeouts }), {
      DATABASE_URL: network.url,
    });
  };
  const read = () => service.call({ url: '/api/catalog/dead-letters', as: staff });
  /** The pool is full of connections that are frozen, and a query waits on each. @returns the answers */
  const freezeInUse = async () => {
    await openAll(service);
    network.freeze();
    return { answers: Promise.all(many(read)) };
  };
  const servesAgain = (timeoutMs = AGAIN_MS) =>
    eventually(
      'it reads again',
      async () => (await Promise.race([read(), sleep(2_500)]))?.status === 200,
      timeoutMs,
    );

  it('is served from again, by itself, and every request meanwhile is answered', async () => {
    await start(SHORT);
    const meanwhile = await freezeInUse();
    await servesAgain();
    const statuses = (await meanwhile.answers).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });

  it('control: with no time limit on an answer it is not', async () => {
    await start({ ...SHORT, answerMs: NEVER_MS });
    await freezeInUse();
    await expect(servesAgain(6_000)).rejects.toThrow('in vain');
    network.reset(); // so that the service can stop
  });

  it('is said not to answer, and soon, to whoever asks whether the service is ready', async () => {
    await start({ ...SHORT, answerMs: NEVER_MS });
    await freezeInUse();
    const asked = service.call<Readiness>({ url: '/readyz' });
    const answer = await Promise.race([asked, sleep(10_000, undefined, { ref: false })]);
    expect(answer).toMatchObject({
      status: 503,
      body: { status: 'unavailable', checks: { postgres: 'down', nats: 'down' } },
    });
    network.reset();
  });

  it('is asked by the system itself whether it is still there', async () => {
    await start(SHORT);
    await read();
    const KEEP_ALIVE_TIMER = '02';
    const keepsAlive = (timer: string) => timer.startsWith(KEEP_ALIVE_TIMER);
    // while a packet is under way the socket has another timer
    await eventually('each of ours is kept alive', () => {
      const ours = timersOf(network, 'remote');
      return Promise.resolve(ours.length > 0 && ours.every(keepsAlive));
    });
    // control: the proxy does not ask
    expect(timersOf(network, 'local').filter(keepsAlive)).toEqual([]);
  });
});

describe('a process that cannot use its database any more', () => {
  let database: TestDatabase;
  let network: TcpProxy;
  let service: TestService;

  beforeEach(async () => {
    database = await createDatabase('toy');
    network = await TcpProxy.to(database.url);
    const databaseTimeouts = { ...SHORT, stuckMs: 1_000 };
    service = await startTestService('toy', (settings) => ToyModule.forRoot(settings, { databaseTimeouts }), {
      DATABASE_URL: network.url,
    });
  });
  afterEach(async () => {
    await service.close();
    await network.cut();
    await database.drop();
  });

  const lives = () => service.call<Liveness>({ url: '/healthz' });
  const isStuck = async () => (await lives()).status === 503;

  it('says so, to be started anew', async () => {
    const { master: pool } = service.app.get(DataSource).driver as unknown as { master: Pool };
    await openAll(service);
    const taken = await Promise.all(many(() => pool.connect()));
    await eventually('it is stuck', isStuck);
    expect((await lives()).body).toEqual({ status: 'stuck' });
    for (const client of taken) client.release();
    await eventually('it lives again', async () => (await lives()).status === 200);
  });

  it('is told apart from a database that is away', async () => {
    await network.cut();
    const end = Date.now() + 4_000;
    while (Date.now() < end) {
      expect(await isStuck()).toBe(false);
      await sleep(50);
    }
    await network.mend();
  });
});

describe('a broker whose connection dies without a word', () => {
  let broker: TestBroker;
  let network: TcpProxy;
  let service: TestService;

  const start = async (brokerPingMs?: number): Promise<void> => {
    broker = await startBroker();
    network = await TcpProxy.to(broker.urlFor('svc-catalog'));
    service = await startTestService(
      'toy',
      (settings) => ToyModule.forRoot(settings, brokerPingMs === undefined ? {} : { brokerPingMs }),
      { NATS_URL: network.url },
    );
    const { id } = await service.app.get(Teller).tell(1);
    await eventually('the first event is heard', () => heard(id));
  };
  const heard = async (id: string) => (await service.count('heard', `event_id = '${id}'`)) === 1;
  afterEach(async () => {
    await service.close();
    await network.cut();
    await broker.remove();
  });

  it('brings events again, by itself', async () => {
    await start(200);
    network.freeze();
    const { id } = await service.app.get(Teller).tell(2);
    await eventually('the event is heard', () => heard(id), FOUND_MS);
    expect((await service.call<Readiness>({ url: '/readyz' })).body.status).toBe('ok');
  });

  it('brings them again also when more is unsent than the connection can take', async () => {
    await start(200);
    network.freeze();
    const connection = await service.app.get(Broker).connect();
    for (let sent = 0; sent < 50; sent += 1)
      connection.publish('catalog.nobody.hears', new Uint8Array(500_000));
    const { id } = await service.app.get(Teller).tell(2);
    await eventually('the event is heard', () => heard(id), FOUND_MS);
  });

  it('brings also what the broker handed to the dead connection', async () => {
    await start(200);
    const teller = await broker.connect('svc-catalog');
    network.freeze();
    const event = { id: randomUUID(), type: SUBJECT, at: new Date().toISOString(), data: { version: 2 } };
    await jetstream(teller).publish(SUBJECT, JSON.stringify(event));
    await teller.close();
    await eventually('the event is heard', () => heard(event.id), FOUND_MS);
  });

  it('control: nobody who does not ask finds out', async () => {
    await start(NEVER_MS);
    network.freeze();
    const { id } = await service.app.get(Teller).tell(2);
    await sleep(4_000);
    expect(await heard(id)).toBe(false);
    expect((await service.call<Readiness>({ url: '/readyz' })).body).toEqual({
      status: 'degraded',
      checks: { postgres: 'up', nats: 'down' },
    });
  });
});
