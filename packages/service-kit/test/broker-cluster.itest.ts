import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventStreamOf } from '../src/events/broker-names.js';
import {
  type BrokerCluster,
  eventually,
  startBrokerCluster,
  startTestService,
  type TestService,
} from '../src/testing/index.js';
import { Teller, ToyModule } from './toy-service.js';

/** A broker of three members that keep each event on all of them. */
let broker: BrokerCluster;
let service: TestService;
/** Longer than the members take to agree on another leader, however slow the machine. */
const AGREED_MS = 90_000;

beforeAll(async () => {
  broker = await startBrokerCluster();
  service = await startTestService('toy', (settings) => ToyModule.forRoot(settings), {
    NATS_URL: broker.urlFor('svc-catalog'),
    STREAM_REPLICAS: '3',
  });
}, 120_000);

afterAll(async () => {
  await service.close();
  await broker.remove();
});

const tell = async (many: number): Promise<string[]> => {
  const told: string[] = [];
  for (let n = 0; n < many; n += 1) told.push((await service.app.get(Teller).tell(n)).id);
  return told;
};
const heard = async (): Promise<string[]> => {
  const rows = await service.rows<{ event_id: string }>('select event_id from heard');
  return rows.map(({ event_id }) => event_id).toSorted();
};

const known = () => service.rows('select incarnation, epoch from outbox_stream');

it('loses and doubles nothing when the member that leads its events dies', async () => {
  const told = await tell(20);
  await eventually('all are heard', async () => (await heard()).length === 20, AGREED_MS);
  const leader = await broker.leaderOf(eventStreamOf('catalog'));
  const before = await known();
  await broker.kill(leader);
  told.push(...(await tell(20)));
  await eventually(
    'those told meanwhile are heard, too',
    async () => (await heard()).length >= 40,
    AGREED_MS,
  );
  expect(await broker.leaderOf(eventStreamOf('catalog'))).not.toBe(leader);
  broker.start(leader);
  told.push(...(await tell(20)));
  await eventually('and those that come after', async () => (await heard()).length >= 60, AGREED_MS);
  expect(await heard()).toEqual(told.toSorted());
  expect(await known()).toEqual(before); // the next leader is not taken for one that has lost something
}, 300_000);
