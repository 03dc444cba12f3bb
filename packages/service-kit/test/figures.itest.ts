import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  eventually,
  startBroker,
  startTestService,
  type TestBroker,
  type TestService,
} from '../src/testing/index.js';
import { Listener, Teller, ToyModule } from './toy-service.js';

describe('figures', () => {
  let broker: TestBroker;
  let service: TestService;

  beforeEach(async () => {
    broker = await startBroker();
    service = await startTestService('toy', (settings) => ToyModule.forRoot(settings), {
      NATS_URL: broker.urlFor('svc-catalog'),
    });
  });

  afterEach(async () => {
    await service.close();
    await broker.remove();
  });

  /** One figure as Prometheus reads it, undefined where it is not told. */
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
      `insert into dead_letter (subject, body, reason, attempts) values ('catalog.artwork.changed.v1', '{}', 'none', 6)`,
    );
    expect(await figure('dead_letters')).toBe(1);
  });

  it('say how long answers took, by route and never by address', async () => {
    await service.call({ url: '/api/toy/named/simba' });
    await service.call({ url: '/api/toy/named/nala' });
    const { body } = await service.call<string>({ url: '/metrics' });
    const counted =
      'http_request_duration_seconds_count{method="GET",route="/api/toy/named/:name",status="200"} 2';
    expect(body).toContain(counted);
    expect(body).not.toContain('simba');
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
