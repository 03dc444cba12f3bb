import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { Broker } from '../src/events/broker.js';
import { EventStream } from '../src/events/event-stream.js';
import { PLACES } from '../src/schemas/places.js';
import { eventually, startBroker, TcpProxy, type TestBroker } from '../src/testing/index.js';

/** One event of each service, and none of another. */
const OWN = {
  catalog: 'catalog.package.changed.v1',
  booking: 'booking.message.posted.v1',
  operators: 'operators.capabilities.changed.v1',
  auth: 'auth.session.ended.v1',
};
const OWNERS = Object.keys(OWN) as (keyof typeof OWN)[];
const EACH_AND_ANOTHER = OWNERS.flatMap((owner) =>
  OWNERS.filter((other) => other !== owner).map((other) => [owner, other] as const),
);

let broker: TestBroker;

beforeAll(async () => {
  broker = await startBroker();
  for (const owner of OWNERS) await tellOne(broker, owner);
});
afterAll(() => broker.remove());

/** Makes the owner's stream and publishes an event in it, as the service itself does. */
async function tellOne(on: TestBroker, owner: keyof typeof OWN): Promise<void> {
  const service = `svc-${owner}`;
  const own = new Broker({ url: on.urlFor(service), service });
  await new EventStream(own).state();
  await (await own.jetstream()).publish(OWN[owner], '{}');
  await own.onApplicationShutdown();
}

/** Whether the broker lets a process do it. */
async function may(
  process: string,
  act: (connection: NatsConnection) => unknown,
  on: TestBroker = broker,
): Promise<boolean> {
  const connection = await on.connect(process);
  let refused = false;
  const watched = (async () => {
    for await (const status of connection.status()) if (status.type === 'error') refused = true;
  })();
  act(connection);
  await connection.flush(); // a refusal comes before its answer
  await turn();
  await connection.close();
  await watched;
  return !refused;
}
const publish = (subject: string, body = '{}') => {
  return (connection: NatsConnection) => connection.publish(subject, body);
};
const subscribe = (subject: string) => {
  return (connection: NatsConnection) => connection.subscribe(subject, { callback: () => undefined });
};

/** Asks the broker for a consumer, as its client would. */
const consumer = (stream: string, name: string, filter: string) => {
  const config = { durable_name: name, filter_subject: filter, ack_policy: 'explicit' };
  return publish(
    `$JS.API.CONSUMER.CREATE.${stream}.${name}.${filter}`,
    JSON.stringify({ stream_name: stream, config }),
  );
};

describe('a stranger', () => {
  const stranger = (user?: string, pass?: string) =>
    connect({ servers: new URL(broker.url).host, ...(user && { user }), ...(pass && { pass }) });

  it('without a user is refused', async () => {
    await expect(stranger()).rejects.toThrow(/authorization/i);
  });

  it('with the name of a service and another password is refused', async () => {
    await expect(stranger('svc-booking', 'karibu')).rejects.toThrow(/authorization/i);
    await expect(stranger('svc-booking')).rejects.toThrow(/authorization/i);
  });
});

describe('a process that waits for the broker says', () => {
  const REFUSED = 'the broker refuses the user or the password of NATS_URL';

  /** What it logs until it waits for another try. */
  async function saidBy(url: string) {
    const [error, warn] = [jest.spyOn(Logger.prototype, 'error'), jest.spyOn(Logger.prototype, 'warn')];
    const process = new Broker({ url, service: 'svc-booking' });
    const connected = process.connect().catch((end: Error) => end.message);
    try {
      const waiting = await eventually('it waits', async () => warn.mock.calls[0]?.[0] as { err: Error });
      process.onModuleDestroy();
      expect(await connected).toBe('the service is stopping');
      return { errors: error.mock.calls.map(([said]) => said), waiting };
    } finally {
      error.mockRestore();
      warn.mockRestore();
    }
  }

  it('that its user or password is refused', async () => {
    const { errors } = await saidBy(broker.url.replace('//', '//svc-booking:karibu@'));
    expect(errors).toEqual([REFUSED]);
  });

  it('nothing of the kind where the broker did not hear it in time', async () => {
    const way = await TcpProxy.to(broker.urlFor('svc-booking'));
    way.swallow('asked');
    try {
      const { errors, waiting } = await saidBy(way.url);
      expect(String(waiting.err)).toMatch(/authentication timeout/i);
      expect(errors).toEqual([]);
    } finally {
      way.flow();
      await way.cut();
    }
  });
});

describe('a service', () => {
  it.each(OWNERS)(
    'svc-%s tells its own events, keeps its own stream and hears its own answers',
    async (owner) => {
      expect(await may(`svc-${owner}`, publish(OWN[owner]))).toBe(true);
      expect(await may(`svc-${owner}`, publish(`$JS.API.STREAM.INFO.EVENTS_${owner}`))).toBe(true);
      expect(await may(`svc-${owner}`, subscribe(`_INBOX.svc-${owner}.x`))).toBe(true);
    },
  );

  it.each(EACH_AND_ANOTHER)('svc-%s tells nothing in the name of svc-%s', async (owner, other) => {
    expect(await may(`svc-${owner}`, publish(OWN[other]))).toBe(false);
    expect(await may(`svc-${owner}`, publish(`positions.${other}`))).toBe(false);
  });

  it.each(EACH_AND_ANOTHER)(
    'svc-%s reads and empties no stream of svc-%s, nor what it is answered',
    async (owner, other) => {
      const service = `svc-${owner}`;
      const stream = `EVENTS_${other}`;
      const refused = [
        publish(`$JS.API.STREAM.MSG.GET.${stream}`, '{"seq":1}'),
        publish(`$JS.API.DIRECT.GET.${stream}`, '{"seq":1}'),
        publish(`$JS.API.STREAM.PURGE.${stream}`),
        publish(`$JS.API.STREAM.DELETE.${stream}`),
        publish(`$JS.API.STREAM.UPDATE.${stream}`),
        publish(`$JS.API.CONSUMER.CREATE.${stream}`),
        publish(`$JS.API.CONSUMER.DURABLE.CREATE.${stream}.${service}-all`),
        consumer(stream, `${service}-all`, `${other}.>`),
        subscribe(`${other}.>`),
        subscribe(OWN[other]),
        subscribe(`_INBOX.svc-${other}.>`),
        subscribe('_INBOX.>'),
        subscribe('>'),
      ];
      for (const act of refused) expect(await may(service, act)).toBe(false);
    },
  );

  it('hears the events that it has a handler for, by that filter alone', async () => {
    const name = 'svc-operators-booking_booking_placed_v1';
    expect(await may('svc-operators', consumer('EVENTS_booking', name, 'booking.booking.placed.v1'))).toBe(
      true,
    );
    expect(await may('svc-operators', consumer('EVENTS_booking', name, 'booking.message.posted.v1'))).toBe(
      false,
    );
    const next = `$JS.API.CONSUMER.MSG.NEXT.EVENTS_booking.${name}`;
    expect(await may('svc-operators', publish(next))).toBe(true);
    expect(await may('svc-auth', publish(next))).toBe(false);
    expect(await may('svc-auth', publish(`$JS.ACK.EVENTS_booking.${name}.1.1.1.1.0`))).toBe(false);
  });

  it('whose filter and subject differ gets no consumer', async () => {
    const service = await broker.connect('svc-operators');
    const name = 'svc-operators-booking_booking_placed_v1';
    const config = { durable_name: name, filter_subject: 'booking.>', ack_policy: 'explicit' };
    const answer = await service.request(
      `$JS.API.CONSUMER.CREATE.EVENTS_booking.${name}.booking.booking.placed.v1`,
      JSON.stringify({ stream_name: 'EVENTS_booking', config }),
    );
    expect(answer.json()).toMatchObject({ error: { code: 400 } });
    await service.close();
  });

  it('asks what its code asks, and answers what it is asked; nobody else does either', async () => {
    const subject = 'ask.booking.special-requests';
    expect(await may('svc-operators', publish(subject))).toBe(true);
    expect(await may('svc-booking', subscribe(subject))).toBe(true);
    for (const other of ['svc-catalog', 'svc-auth', 'gateway']) {
      expect(await may(other, publish(subject))).toBe(false);
      expect(await may(other, subscribe(subject))).toBe(false);
    }
    const [asking, answering] = await Promise.all(
      ['svc-operators', 'svc-booking'].map((process) => broker.connect(process)),
    );
    answering?.subscribe(subject, { callback: (_, message) => void message.respond('told') });
    const answer = await eventually(
      'it is answered',
      () => asking?.request(subject).catch(() => undefined) ?? Promise.resolve(undefined),
    );
    expect(answer.string()).toBe('told');
    await Promise.all([asking?.close(), answering?.close()]);
  });
});

describe('the gateway', () => {
  it('hears events as they pass, how far their owners have come, and what other gateways count', async () => {
    for (const owner of OWNERS)
      for (const subject of [`${owner}.>`, `positions.${owner}`])
        expect(await may('gateway', subscribe(subject))).toBe(true);
    expect(await may('gateway', subscribe('gateway.counts'))).toBe(true);
    expect(await may('gateway', publish('gateway.counts'))).toBe(true);
  });

  it('tells no event, and asks nothing of what the broker keeps', async () => {
    for (const owner of OWNERS) {
      expect(await may('gateway', publish(OWN[owner]))).toBe(false);
      expect(await may('gateway', publish(`$JS.API.STREAM.MSG.GET.EVENTS_${owner}`))).toBe(false);
      expect(await may('gateway', publish(`$JS.API.CONSUMER.CREATE.EVENTS_${owner}`))).toBe(false);
    }
    for (const subject of ['>', '_INBOX.>', 'ask.>', 'positions.>'])
      expect(await may('gateway', subscribe(subject))).toBe(false);
  });
});

it('control: a user without limits may do all of it', async () => {
  const loose = join(tmpdir(), `safari-loose-${process.pid}.conf`);
  const users = await readFile(PLACES.broker, 'utf8');
  await writeFile(loose, users.replace(/(publish|subscribe): \[/g, '$1: [\n            ">"'));
  const open = await startBroker(loose);
  try {
    for (const owner of OWNERS) await tellOne(open, owner);
    expect(await may('svc-catalog', publish(OWN.booking), open)).toBe(true);
    expect(await may('svc-catalog', subscribe('_INBOX.>'), open)).toBe(true);
    expect(await may('svc-catalog', consumer('EVENTS_auth', 'svc-catalog-all', 'auth.>'), open)).toBe(true);
    expect(await may('gateway', publish('$JS.API.STREAM.MSG.GET.EVENTS_auth'), open)).toBe(true);
  } finally {
    await open.remove();
    await rm(loose);
  }
});
