import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { type NatsConnection, nanos, type Subscription } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import type { DeadLetter, EventEnvelope, Identity, Problem } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { EventStream } from '../src/events/event-stream.js';
import { OutboxRelay } from '../src/events/outbox-relay.js';
import { Broker, Database, OnEvent, Outbox, type ServiceOptions } from '../src/index.js';
import {
  eventually,
  startBroker,
  startTestService,
  type TestBroker,
  type TestService,
  withBroker,
} from '../src/testing/index.js';
import { Listener, Teller, ToyModule } from './toy-service.js';

const SUBJECT = 'catalog.artwork.changed.v1';
const staff = { staff: { id: 's', name: 'Staff', role: 'staff' as const } };

/** Handles events that take long. */
@Injectable()
class Loner {
  @OnEvent('catalog.guide.changed.v1', { together: false })
  async hear(tx: EntityManager, { id }: EventEnvelope<'catalog.guide.changed.v1'>): Promise<void> {
    await tx.query('insert into heard (event_id) values ($1)', [id]);
  }
}

/** As if the broker had lost the subscriptions: nothing arrives, while the client takes them to exist. */
async function forgetSubscriptions(connection: NatsConnection): Promise<void> {
  const { protocol } = connection as unknown as {
    protocol: {
      subscriptions: { subs: ReadonlyMap<number, Subscription> };
      sendCommand: (command: string) => void;
    };
  };
  for (const [id, subscription] of protocol.subscriptions.subs)
    if (!subscription.getSubject().endsWith('.*')) protocol.sendCommand(`UNSUB ${id}\r\n`); // by that one it hears answers
  await connection.flush();
}

describe('events by outbox, JetStream and inbox', () => {
  let broker: TestBroker;
  let service: TestService;

  beforeEach(async () => {
    broker = await startBroker();
    await start();
  });

  afterEach(async () => {
    await service.close();
    await broker.remove();
  });

  const start = async (options: Partial<ServiceOptions> = {}): Promise<void> => {
    service = await startTestService('toy', (settings) => ToyModule.forRoot(settings, options), {
      NATS_URL: broker.urlFor('svc-catalog'),
    });
  };
  const tell = (version = 1) => service.app.get(Teller).tell(version);
  const heard = async (): Promise<string[]> => {
    const rows = await service.app
      .get(Database)
      .rows<{ event_id: string }>('heard', 'select event_id from heard order by place');
    return rows.map((row) => row.event_id);
  };
  /** How many events of a kind the broker has handed over, and heard nothing of. */
  const unanswered = (type: string = SUBJECT) =>
    withBroker(broker.url, async ({ manager: { consumers } }) => {
      const all = await consumers.list('EVENTS_catalog').next();
      return all.find(({ config }) => config.filter_subject === type)?.num_ack_pending;
    });
  const publish = async (body: string, messageId?: string): Promise<void> => {
    const connection = await broker.connect('svc-catalog');
    await jetstream(connection).publish(SUBJECT, body, messageId ? { msgID: messageId } : undefined);
    await connection.close();
  };

  it('brings an event from the transaction that made it to its handler', async () => {
    const { id } = await tell();
    await eventually('the event is heard', async () => (await heard()).includes(id));
  });

  it('applies in one transaction what waits, and one by one where the handler says so', async () => {
    await service.close();
    service = await startTestService(
      'toy',
      (settings) => {
        const toy = ToyModule.forRoot(settings);
        return { ...toy, providers: [...(toy.providers ?? []), Loner] };
      },
      { NATS_URL: broker.urlFor('svc-catalog') },
    );
    const own = service.app.get(Database);
    const transactionsOf = async (type: 'catalog.artwork.changed.v1' | 'catalog.guide.changed.v1') => {
      const add = () =>
        own.transaction((tx) => service.app.get(Outbox).add(tx, type, { id: 1, version: 1, deleted: false }));
      const told = await own.transaction(async (tx) => {
        await tx.query('lock table heard in share mode');
        const first = await add();
        await eventually('the first one waits', async () => (await service.waitingFor(tx)) === 1);
        const others = await Promise.all(Array.from({ length: 9 }, add));
        await eventually('all are there', async () => (await unanswered(type)) === 10);
        return [first, ...others].map(({ id }) => id);
      });
      await eventually('all are heard', async () => {
        const ids = await heard();
        return told.every((id) => ids.includes(id));
      });
      const [row] = await service.rows<{ many: number }>(
        'select count(distinct xmin::text)::int as many from heard where event_id = any($1)',
        [told],
      );
      return row?.many;
    };
    expect(await transactionsOf('catalog.artwork.changed.v1')).toBe(2);
    expect(await transactionsOf('catalog.guide.changed.v1')).toBe(10);
  });

  it('tells nothing that is another’s to tell', async () => {
    const data = { bookingId: 'b', reviewId: 1, overallRating: 5 };
    const told = service.app
      .get(Database)
      .transaction((tx) => service.app.get(Outbox).add(tx, 'booking.review.posted.v1', data));
    await expect(told).rejects.toThrow("booking.review.posted.v1 is not catalog's to tell");
  });

  it('tells nobody of a transaction that failed', async () => {
    const failing = service.app.get(Database).transaction(async (tx) => {
      await tx.query('insert into outbox (event_id, subject, envelope) values ($1, $2, $3)', [
        randomUUID(),
        SUBJECT,
        '{}',
      ]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const { id } = await tell();
    await eventually('the next event is heard', async () => (await heard()).length > 0);
    expect(await heard()).toEqual([id]);
  });

  it('applies an event once that is heard three times', async () => {
    const event = await tell();
    await eventually('first time', async () => (await heard()).length === 1);
    // other message ids, so that the broker's own de-duplication does not help
    await publish(JSON.stringify(event), randomUUID());
    await publish(JSON.stringify(event), randomUUID());
    const { id: last } = await tell(2);
    await eventually('what came after is heard', async () => (await heard()).includes(last));
    expect(await heard()).toEqual([event.id, last]);
  });

  it('applies what comes at once in its order, each once, and only what cannot be applied is left out', async () => {
    const database = service.app.get(Database);
    const versions = Array.from({ length: 130 }, (_, at) => (at === 70 ? Listener.POISON : at + 1));
    const told = await database.transaction(async (tx) => {
      const events = [];
      for (const version of versions) events.push(await service.app.get(Teller).tellIn(tx, version));
      return events.map(({ id }) => id);
    });
    const poisoned = told[70] ?? '';
    await eventually('all others are heard', async () => (await heard()).length >= told.length - 1);
    await eventually('the poisoned one is a dead letter', async () => {
      const { body } = await service.call<DeadLetter[]>({ url: '/api/catalog/dead-letters', as: staff });
      return body.some(({ body: text }) => text.includes(poisoned));
    });
    const again = { id: told[3], type: SUBJECT, at: new Date().toISOString(), data: {} };
    for (let time = 0; time < 3; time += 1) await publish(JSON.stringify(again), randomUUID());
    const { id: last } = await tell();
    await eventually('what came after is heard', async () => (await heard()).includes(last));
    expect(await heard()).toEqual([...told.filter((id) => id !== poisoned), last]);
  });

  it('goes on after a handler that waits for ever, and applies its event once', async () => {
    await service.close();
    await start({ attemptMs: 10_000, databaseTimeouts: { statementMs: 5_000 } });
    const told = [await tell(Listener.ENDLESS), await tell(2), await tell(3)].map(({ id }) => id);
    await eventually('all are heard', async () => (await heard()).length >= told.length);
    expect((await heard()).toSorted()).toEqual(told.toSorted());
  });

  it('holds an event whose statement takes too long, and gives it to staff where that lasts', async () => {
    const databaseTimeouts = { statementMs: 2_000 };
    const deadLetters = async () =>
      (await service.call<DeadLetter[]>({ url: '/api/catalog/dead-letters', as: staff })).body;
    const toldToLocked = (what: string, isSo: () => Promise<boolean>): Promise<EventEnvelope> =>
      service.app.get(Database).transaction(async (tx) => {
        await tx.query('lock table heard in exclusive mode');
        const told = tell(); // only now: an event published before might be applied before the lock
        await eventually(what, async () => {
          await tx.query('select'); // else it would be ended for idling
          return isSo();
        });
        return told;
      });
    await service.close();
    await start({ databaseTimeouts });
    const attempts = () => service.app.get(Listener).heard;
    const { id: first } = await toldToLocked(
      'it has come more often than one may fail',
      async () => attempts() > 3,
    );
    await eventually('it is applied', async () => (await heard()).includes(first));
    expect(await deadLetters()).toEqual([]);
    await service.close();
    await start({ databaseTimeouts, overlongMs: 1 });
    const { id: last } = await toldToLocked(
      'it is a dead letter',
      async () => (await deadLetters()).length > 0,
    );
    expect((await deadLetters()).map(({ body }) => body.includes(last))).toEqual([true]);
    expect(await heard()).toEqual([]);
  });

  it('ends when it is told to, though more waits than it applies together', async () => {
    const database = service.app.get(Database);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const applying = database.transaction(async (tx) => {
      await tx.query('lock table heard in exclusive mode');
      await released;
    });
    await database.transaction(async (tx) => {
      for (let version = 1; version <= 200; version += 1) await service.app.get(Teller).tellIn(tx, version);
    });
    const unpublished = () => service.count('outbox', 'published_at is null');
    await eventually('the broker has all', async () => (await unpublished()) === 0);
    await sleep(500);
    const ended = service.close();
    release();
    await Promise.all([applying, ended]);
    await start();
  });

  it('control: without the inbox row the same event would be applied again', async () => {
    const event = await tell();
    await eventually('first time', async () => (await heard()).length === 1);
    await service.app.get(Database).manager.query('delete from inbox');
    await publish(JSON.stringify(event), randomUUID());
    await eventually('second time', async () => (await heard()).length === 2);
  });

  it('keeps events while the broker is down and brings them when it is back', async () => {
    await broker.kill();
    const told = [await tell(1), await tell(2), await tell(3)].map(({ id }) => id);
    await sleep(300);
    expect(await heard()).toEqual([]);
    await broker.start();
    await eventually('all are heard', async () => (await heard()).length === 3);
    expect(new Set(await heard())).toEqual(new Set(told));
  });

  it('loses and doubles nothing when the broker loses its whole store', async () => {
    const before = await tell(1);
    await eventually('heard before', async () => (await heard()).length === 1);
    await broker.kill();
    const meanwhile = await tell(2);
    await broker.loseStore();
    await broker.start();
    const after = await tell(3);
    await eventually('heard after', async () => (await heard()).includes(after.id));
    await eventually('heard meanwhile', async () => (await heard()).includes(meanwhile.id));
    await sleep(500); // time for a second application of the first, which must not come
    expect((await heard()).toSorted()).toEqual([before.id, meanwhile.id, after.id].toSorted());
  });

  it('listens anew where the broker no longer hears it and it does not know', async () => {
    await tell();
    await eventually('it is heard', async () => (await heard()).length === 1);
    await forgetSubscriptions(await service.app.get(Broker).connect());
    const { id } = await tell();
    await eventually('it is heard all the same', async () => (await heard()).includes(id));
    expect(await heard()).toHaveLength(2);
  });

  it('changes a consumer that a release before has made otherwise', async () => {
    await tell(); // by now there is a stream
    await eventually('it is heard', async () => (await heard()).length === 1);
    await service.close();
    const admin = await broker.connect('admin');
    const manager = await jetstreamManager(admin);
    const consumer = async () => {
      const [found] = await manager.consumers.list('EVENTS_catalog').next();
      return found;
    };
    const before = await consumer();
    const name = before?.name ?? '';
    await manager.consumers.update('EVENTS_catalog', name, { ack_wait: nanos(30_000), max_ack_pending: 3 });
    await start();
    const { id } = await tell();
    await eventually('it hears by it', async () => (await heard()).includes(id));
    expect((await consumer())?.config).toMatchObject({
      ack_wait: before?.config.ack_wait,
      max_ack_pending: before?.config.max_ack_pending,
    });
    await admin.close();
  });

  it('publishes again what only the lost store held', async () => {
    await service.close();
    await start({ retryDelays: [3_600_000] });
    const poisoned = await tell(Listener.POISON);
    const unpublished = () =>
      service.app.get(Database).rows('unpublished', 'select id from outbox where published_at is null');
    await eventually('the broker alone has it', async () => (await unpublished()).length === 0);
    const listener = service.app.get(Listener);
    // and would get it again in an hour
    await eventually('its handler has failed', () => Promise.resolve(listener.failures > 0));
    listener.mended = true;
    await broker.kill();
    await broker.loseStore();
    await broker.start();
    await eventually('it is heard', async () => (await heard()).includes(poisoned.id));
  });

  describe('where the power went before what the broker acknowledged was on its disk', () => {
    const unpublished = () => service.count('outbox', 'published_at is null');
    /** The last of the lost events was applied by nobody, and its consumers are ahead of what is left of the stream. */
    let told: string[];
    let lost: string;

    beforeEach(async () => {
      await service.close();
      await start({ retryDelays: [3_600_000] });
      told = [(await tell()).id];
      await eventually('the first is heard', async () => (await heard()).length === 1);
      await broker.kill();
      await broker.copyEvents();
      await broker.start();
      for (let more = 0; more < 3; more += 1) told.push((await tell()).id);
      await eventually('those after it, too', async () => (await heard()).length === told.length);
      lost = (await tell(Listener.POISON)).id;
      told.push(lost);
      const listener = service.app.get(Listener);
      await eventually('its handler has failed', () => Promise.resolve(listener.failures > 0));
      await eventually('the broker alone has it', async () => (await unpublished()) === 0);
      listener.mended = true;
    });

    const powerCut = async (): Promise<void> => {
      await broker.kill();
      await broker.loseLaterEvents();
      await broker.start();
    };

    it('it is published again, applied once, and what comes after is heard', async () => {
      await powerCut();
      await eventually('the lost one is heard', async () => (await heard()).includes(lost));
      for (let more = 0; more < 3; more += 1) told.push((await tell()).id);
      await eventually('those after are heard', async () => (await heard()).length >= told.length);
      expect((await heard()).toSorted()).toEqual(told.toSorted());
    });

    interface Noting {
      moved: boolean;
      noting: unknown;
      notePosition: () => Promise<void>;
    }

    /**
     * A power cut that the relay does not notice, after which newly published events take the numbers of the lost ones.
     */
    const unseenPowerCut = async (): Promise<void> => {
      const relay = service.app.get(OutboxRelay) as unknown as Noting;
      const noted = jest.spyOn(relay, 'notePosition');
      await eventually('the relay has noted where it is', async () => {
        await noted.mock.results.at(-1)?.value; // one under way would wait for the lock below, and publish nothing
        return noted.mock.results.length > 0 && !relay.moved && relay.noting === undefined;
      });
      await service.app.get(Database).transaction(async (tx) => {
        await tx.query('select from outbox_stream for update');
        for (let more = 0; more < 6; more += 1) told.push((await tell()).id);
        await eventually('they are about to be published', async () => {
          const waiting: unknown[] = await tx.query(
            `select 1 from pg_stat_activity
             where pg_backend_pid() = any(pg_blocking_pids(pid)) and query like '%for key share'`,
          );
          return waiting.length > 0;
        });
        await powerCut();
        await eventually('the broker is back', () => service.app.get(Broker).answers());
      });
    };

    it('so it is where what is being published makes up for it before anybody looks', async () => {
      await unseenPowerCut();
      await eventually('the lost one is heard', async () => (await heard()).includes(lost));
      await eventually('all are heard', async () => (await heard()).length >= told.length);
      expect((await heard()).toSorted()).toEqual(told.toSorted());
    });

    it('and where the process that noticed it ends before it can mend it', async () => {
      const remove = jest.spyOn(service.app.get(EventStream), 'remove').mockRejectedValue(new Error('ended'));
      await unseenPowerCut();
      await eventually('it is noticed', () => Promise.resolve(remove.mock.calls.length > 0));
      const next = await startTestService('toy', (settings) => ToyModule.forRoot(settings), {
        NATS_URL: broker.urlFor('svc-catalog'),
        DATABASE_URL: service.database.url,
      });
      next.app.get(Listener).mended = true;
      await eventually('the lost one is heard', async () => (await heard()).includes(lost));
      await eventually('all are heard', async () => (await heard()).length >= told.length);
      expect((await heard()).toSorted()).toEqual(told.toSorted());
      await next.close();
    });
  });

  it('parks an event whose handler always throws, where staff see and replay it, and goes on with the next', async () => {
    const poisoned = await tell(Listener.POISON);
    const next = await tell(1);
    await eventually('the next is heard', async () => (await heard()).includes(next.id));
    const deadLetter = await eventually('it is a dead letter', async () => {
      const { body } = await service.call<{ id: number; reason: string; attempts: number; body: string }[]>({
        url: '/api/catalog/dead-letters',
        as: staff,
      });
      return body[0];
    });
    expect(deadLetter).toMatchObject({ reason: 'cannot be handled', attempts: 3 });
    expect(JSON.parse(deadLetter.body)).toMatchObject({ id: poisoned.id });
    expect(await heard()).toEqual([next.id]);
    await eventually('it comes no more', async () => (await unanswered()) === 0);

    const replay = {
      method: 'POST',
      url: `/api/catalog/dead-letters/${deadLetter.id}/replay`,
      as: staff,
    } as const;
    expect((await service.call(replay)).status).toBe(409);
    service.app.get(Listener).mended = true;
    expect((await service.call(replay)).status).toBe(204);
    expect(await heard()).toEqual([next.id, poisoned.id]);
    expect((await service.call({ url: '/api/catalog/dead-letters', as: staff })).body).toEqual([]);
  });

  it('lets staff dismiss what nothing can mend, once and with a reason that stays', async () => {
    await tell(); // by now there is a stream
    await eventually('a real event is heard', async () => (await heard()).length === 1);
    await publish('{"half":');
    const listed = async () =>
      (await service.call<DeadLetter[]>({ url: '/api/catalog/dead-letters', as: staff })).body[0];
    const deadLetter = await eventually('it is a dead letter', listed);
    expect(deadLetter.dismissedAt).toBeNull();

    const url = `/api/catalog/dead-letters/${deadLetter.id}/dismiss`;
    const dismiss = (body: object, as?: Identity) =>
      service.call<Problem>({ method: 'POST', url, body, ...(as && { as }) });
    const reason = 'It was cut off on its way.';
    expect((await dismiss({ reason })).status).toBe(401);
    for (const body of [{}, { reason: '  ' }, { reason: 7 }, { reason: 'x'.repeat(501) }]) {
      expect(await dismiss(body, staff)).toMatchObject({
        status: 400,
        body: { errors: { reason: expect.any(Array) } },
      });
    }
    const answers = await Promise.all([dismiss({ reason }, staff), dismiss({ reason }, staff)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await listed()).toMatchObject({
      id: deadLetter.id,
      dismissedAt: expect.any(String),
      dismissedBy: 'Staff',
      dismissedReason: reason,
    });
    const replay = await service.call<Problem>({
      method: 'POST',
      url: `/api/catalog/dead-letters/${deadLetter.id}/replay`,
      as: staff,
    });
    expect(replay).toMatchObject({ status: 409, body: { detail: 'This dead letter was dismissed.' } });
    expect(
      (
        await service.call({
          method: 'POST',
          url: '/api/catalog/dead-letters/999/dismiss',
          body: { reason },
          as: staff,
        })
      ).status,
    ).toBe(404);
  });

  it('lists what still waits before whatever was dismissed', async () => {
    await tell(); // by now there is a stream
    await eventually('a real event is heard', async () => (await heard()).length === 1);
    await publish('{"half":');
    await publish('{"other":');
    const url = '/api/catalog/dead-letters';
    const listed = async () => (await service.call<DeadLetter[]>({ url, as: staff })).body;
    await eventually('both are dead letters', async () => (await listed()).length === 2);
    const [newest, oldest] = await listed();
    const body = { reason: 'It was cut off on its way.' };
    await service.call({ method: 'POST', url: `${url}/${newest?.id}/dismiss`, body, as: staff });
    expect((await listed()).map(({ id }) => id)).toEqual([oldest?.id, newest?.id]);
  });

  it('parks at once what is no event at all', async () => {
    await tell(); // by now there is a stream
    await eventually('a real event is heard', async () => (await heard()).length === 1);
    await publish('{"half\0":');
    await publish(JSON.stringify({ id: 'no uuid', type: SUBJECT, at: new Date().toISOString(), data: {} }));
    const reasons = await eventually('both are dead letters', async () => {
      const { body } = await service.call<{ reason: string }[]>({
        url: '/api/catalog/dead-letters',
        as: staff,
      });
      return body.length === 2 && body.map(({ reason }) => reason);
    });
    expect(reasons.toSorted()).toEqual(['the body is not JSON', 'the id is not a UUID']);
  });

  it('shows dead letters to staff alone', async () => {
    expect((await service.call({ url: '/api/catalog/dead-letters' })).status).toBe(401);
    const customer = { customer: { id: randomUUID(), name: 'Guest', email: 'guest@example.com' } };
    expect((await service.call({ url: '/api/catalog/dead-letters', as: customer })).status).toBe(403);
  });
});
