import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DeadLetter } from '@safari/contracts';
import {
  eventually,
  staff,
  startBroker,
  startTestService,
  type TestBroker,
  type TestService,
} from '../src/testing/index.js';
import { atPlace } from '../src/tracing/current-trace.js';
import { newTrace, toTraceparent } from '../src/tracing/traceparent.js';
import { Listener, Teller, ToyModule } from './toy-service.js';

describe('a trace', () => {
  let broker: TestBroker;
  let service: TestService;
  let listener: Listener;

  beforeEach(async () => {
    broker = await startBroker();
    service = await startTestService('toy', (settings) => ToyModule.forRoot(settings), {
      NATS_URL: broker.urlFor('svc-catalog'),
    });
    listener = service.app.get(Listener);
  });

  afterEach(async () => {
    await service.close();
    await broker.remove();
  });

  const tell = (traceparent: string) =>
    service.call({ method: 'POST', url: '/api/toy/told', headers: { traceparent } });
  const kept = async () => {
    const rows = await service.rows<{ traceparent: string }>('select traceparent from outbox order by id');
    return rows.map(({ traceparent }) => traceparent.split('-')[1]);
  };

  it('goes with each event, also where many wait and are heard together', async () => {
    const begun = Array.from({ length: 20 }, newTrace);
    await broker.kill();
    for (const place of begun) await tell(toTraceparent(place));
    await broker.start();
    await eventually('all are heard', async () => listener.heard >= begun.length);
    const ids = begun.map(({ traceId }) => traceId);
    expect(await kept()).toEqual(ids);
    expect(new Set(listener.traces)).toEqual(new Set(ids));
  });

  it('goes on where a dead letter is handled again, which says in which it failed', async () => {
    const place = newTrace();
    await atPlace(place, () => service.app.get(Teller).tell(Listener.POISON));
    const letters = async () =>
      (await service.call<DeadLetter[]>({ url: '/api/catalog/dead-letters', as: staff })).body;
    const letter = await eventually('it is a dead letter', async () => (await letters())[0]);
    expect(letter.traceId).toBe(place.traceId);
    listener.mended = true;
    const url = `/api/catalog/dead-letters/${letter.id}/replay`;
    const headers = { traceparent: toTraceparent(newTrace()) }; // of staff, who try again
    expect((await service.call({ method: 'POST', url, as: staff, headers })).status).toBe(204);
    expect(new Set(listener.traces)).toEqual(new Set([place.traceId]));
  });

  it('begins anew where what came is none, and where a message says nothing of any', async () => {
    await tell(`${toTraceparent(newTrace())}${'-x'.repeat(2_000)}`);
    await service.tell('catalog.artwork.changed.v1', { id: 1, version: 2, deleted: false });
    await eventually('both are heard', async () => listener.heard >= 2);
    const own = expect.stringMatching(/^[\da-f]{32}$/);
    expect(listener.traces).toEqual([own, own]);
    expect(await kept()).toEqual([own]);
    expect(new Set(listener.traces).size).toBe(2);
  });
});
