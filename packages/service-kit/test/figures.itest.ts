import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  eventually,
  startBroker,
  startTestService,
  type TestBroker,
  type TestService,
  withBroker,
} from '../src/testing/index.js';
import { Listener, Teller, ToyModule } from './toy-service.js';

/** The time of several attempts to connect to the broker, or to find a consumer that does not exist. */
const SEVERAL_ATTEMPTS_MS = 1_500;

describe('figures', () => {
  let broker: TestBroker;
  let service: TestService;

  beforeEach(async () => {
    broker = await startBroker();
    service = await start();
  });

  const start = () =>
    startTestService('toy', (settings) => ToyModule.forRoot(settings), {
      NATS_URL: broker.urlFor('svc-catalog'),
    });

  afterEach(async () => {
    await service.close();
    await broker.remove();
  });

  /** One figure as Prometheus reads it, undefined where it is missing. */
  const figure = async (name: string): Promise<number | undefined> => {
    const { body } = await service.call<string>({ url: '/metrics' });
    const line = body.split('\n').find((text) => text.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length + 1));
  };
  const behind = 'consumer_waiting{event="catalog.artwork.changed.v1"}';

  it('say what waits while the broker is away, and that it is', async () => {
    expect(await figure('outbox_waiting')).toBe(0);
    await eventually('it is connected', async () => (await figure('broker_up')) === 1);
    await broker.kill();
    await service.app.get(Teller).tell(1);
    await eventually('its absence shows', async () => (await figure('broker_up')) === 0);
    expect(await figure('outbox_waiting')).toBe(1);
    await eventually('it grows older', async () => ((await figure('outbox_oldest_seconds')) ?? 0) > 0);
    expect(await figure(behind)).toBeUndefined();
    await broker.start();
    await eventually('it is told', async () => (await figure('outbox_waiting')) === 0);
    expect(await figure('outbox_oldest_seconds')).toBe(0);
    await eventually('nothing is left', async () => (await figure(behind)) === 0);
  });

  describe('beside which the log says once, and not at every attempt,', () => {
    const logged = () => {
      const [warn, log] = [jest.spyOn(Logger.prototype, 'warn'), jest.spyOn(Logger.prototype, 'log')];
      const lines = ({ mock }: typeof warn) =>
        mock.calls.map(([line]) => (Object(line) as { msg?: string }).msg ?? String(line));
      return {
        warned: (msg: string) => lines(warn).filter((line) => line === msg).length,
        said: (msg: string) => lines(log).filter((line) => line === msg).length,
      };
    };
    const startOther = (name: 'svc-catalog' | 'svc-booking') =>
      startTestService('other', (settings) => ToyModule.forRoot(settings, { name }), {
        NATS_URL: broker.urlFor(name),
      });
    afterEach(() => void jest.restoreAllMocks());

    it('that a process waits for the broker, and that it is there', async () => {
      await eventually('the other is connected', async () => (await figure('broker_up')) === 1);
      await broker.kill();
      const { warned, said } = logged();
      const other = await startOther('svc-catalog');
      await eventually('it waits', async () => warned('waiting for the broker') > 0);
      await sleep(SEVERAL_ATTEMPTS_MS);
      expect(warned('waiting for the broker')).toBe(1);
      await broker.start();
      await eventually('it is there', async () => said('the broker is there') === 1);
      await other.close();
    });

    it('which events it cannot hear because nobody tells them yet, and that it hears them', async () => {
      await service.close();
      await withBroker(
        broker.url,
        ({ manager: { streams } }) => streams.delete('EVENTS_catalog').catch(() => false), // where it was made by now
      );
      const { warned, said } = logged();
      const other = await startOther('svc-booking');
      const subject = 'catalog.artwork.changed.v1';
      await eventually('it waits', async () => warned(`waiting to hear ${subject}`) > 0);
      await sleep(SEVERAL_ATTEMPTS_MS);
      expect(warned(`waiting to hear ${subject}`)).toBe(1);
      service = await start();
      await service.app.get(Teller).tell(1);
      await eventually('it hears', async () => said(`hears ${subject}`) > 0);
      await other.close();
    });
  });

  it('and the log say of an event that the broker does not take which it is, and why', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const eventId = randomUUID();
    const subject = 'nobody.may.tell.v1';
    await service.rows(
      `insert into outbox (event_id, subject, envelope) values ('${eventId}', '${subject}', '{}')`,
    );
    const said = await eventually('it is said', async () =>
      warn.mock.calls.map(([line]) => line).find((line) => 'eventId' in Object(line)),
    );
    warn.mockRestore();
    const msg = '1 events were not acknowledged and stay in the outbox';
    expect(said).toEqual({ msg, subject, eventId, err: expect.any(Error) });
    expect(await figure('outbox_waiting')).toBe(1);
    await service.rows('delete from outbox');
  });

  it('say how far a consumer is behind, and what nobody could handle', async () => {
    await service.app.get(Teller).tell(Listener.ENDLESS);
    await eventually('one waits', async () => (await figure(behind)) === 1);
    expect(await figure('dead_letters')).toBe(0);
    await service.rows(
      `insert into dead_letter (subject, body, reason, attempts, dismissed_at, dismissed_by, dismissed_reason) values
         ('catalog.artwork.changed.v1', '{}', 'none', 6, null, null, null),
         ('catalog.artwork.changed.v1', '{}', 'none', 6, now(), 'Staff', 'hopeless')`,
    );
    expect(await figure('dead_letters')).toBe(1);
  });

  it('say how long answers took, by route and never by address', async () => {
    const before = (await figure('http_answers_total')) ?? Number.NaN;
    await service.call({ url: '/api/toy/named/simba' });
    await service.call({ url: '/api/toy/named/nala' });
    const { body } = await service.call<string>({ url: '/metrics' });
    const counted =
      'http_request_duration_seconds_count{method="GET",route="/api/toy/named/:name",status="200"} 2';
    expect(body).toContain(counted);
    expect(body).not.toContain('simba');
    expect(await figure('http_answers_total')).toBe(before + 2);
    expect(body).toContain('pool_connections{state="busy"}');
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('say nothing of the database rather than something old while it is away', async () => {
    await service.rows('alter table outbox rename to gone');
    expect(await figure('outbox_waiting')).toBeUndefined();
    expect(await figure('http_faults_total')).toBe(0);
    expect((await service.call({ method: 'POST', url: '/api/toy/told' })).status).toBe(500);
    await eventually('a fault is counted', async () => (await figure('http_faults_total')) === 1);
    await service.rows('alter table gone rename to outbox');
    expect(await figure('outbox_waiting')).toBe(0);
  });
});
