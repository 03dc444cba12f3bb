import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type EventEnvelope, LIVE_BEAT_MS } from '@safari/contracts';
import { sessionHash } from '@safari/service-kit/process';
import { eventually } from '@safari/service-kit/testing';
import { LiveStreams } from '../src/live/live-streams.js';
import {
  AMINA,
  type Door,
  type House,
  knowAmina,
  startHouse,
  untilHeard,
  untilHearing,
} from './support/gateway.js';
import { openWire, sayRaw } from './support/wire.js';

let house: House;
let door: Door;

beforeAll(async () => {
  house = await startHouse();
  door = await house.open();
  await untilHearing(door.app);
});
afterAll(() => house.close());

beforeEach(() => knowAmina(house));

/** How many streams the gateway counts as open. */
async function openStreams(): Promise<number> {
  const figures = await (await fetch(`${door.origin}/metrics`)).text();
  return Number(/^live_streams (\d+)/m.exec(figures)?.[1]);
}

const requestFor = (cookie: string, method = 'GET'): string =>
  [`${method} /api/live HTTP/1.1`, 'host: localhost', `cookie: ${cookie}`, '', ''].join('\r\n');

const envelope = (type: EventEnvelope['type'], data: object): string =>
  JSON.stringify({ id: 'x', type, at: '2026-01-01', customerId: 'amina', data });

async function endSession(id: string): Promise<void> {
  const auth = await house.broker.connect('svc-auth');
  const sessionEnded = { sessionHash: sessionHash(id) };
  auth.publish('auth.session.ended.v1', envelope('auth.session.ended.v1', sessionEnded));
  await auth.flush();
  await auth.close();
}

it('a stream whose session ends is told nothing of what comes with the end', async () => {
  const stream = await fetch(`${door.origin}/api/live`, { headers: AMINA });
  const [auth, booking] = await Promise.all(
    ['svc-auth', 'svc-booking'].map((name) => house.broker.connect(name)),
  );
  const sessionEnded = { sessionHash: sessionHash('amina') };
  auth?.publish('auth.session.ended.v1', envelope('auth.session.ended.v1', sessionEnded));
  for (let change = 0; change < 50; change += 1) {
    booking?.publish('booking.booking.placed.v1', envelope('booking.booking.placed.v1', { bookingId: 'b' }));
  }
  await Promise.all([auth?.flush(), booking?.flush()]);
  await Promise.all([auth?.close(), booking?.close()]);
  expect(await stream.text()).toContain('live.opened');
  await eventually('streams are over', async () => (await openStreams()) === 0);
});

it('a session has twelve streams, whatever else its browser says that it has', async () => {
  const streams: Response[] = [];
  for (let tab = 0; tab < 13; tab += 1) {
    const cookie = `${AMINA.cookie}; safari_staff=made-up-${tab}`;
    streams.push(await fetch(`${door.origin}/api/live`, { headers: { cookie } }));
  }
  const [oldest, ...others] = streams;
  expect(await oldest?.text()).toContain('live.opened');
  expect(await openStreams()).toBe(12);
  for (const { body } of others) await body?.cancel();
  await eventually('streams are over', async () => (await openStreams()) === 0);
});

it('a session that ends while it is asked who they are has no stream', async () => {
  const { answer } = house.services.auth;
  house.services.auth.answer = (...asked) => ({ ...answer(...asked), delay: 300 });
  const cookie = 'safari_session=let-go';
  const stream = fetch(`${door.origin}/api/live`, { headers: { cookie } });
  await eventually('it is asked', () => Promise.resolve(house.services.auth.asked.length === 1));
  const heard = untilHeard(door.app, 'auth.session.ended.v1');
  await endSession('let-go');
  await heard;
  expect(await (await stream).text()).toBe('');
  expect(await openStreams()).toBe(0);
});

it('a stream that the gateway ends is no answer that took long', async () => {
  const stream = await fetch(`${door.origin}/api/live`, { headers: { cookie: 'safari_session=counted' } });
  await endSession('counted');
  expect(await stream.text()).toContain('live.opened');
  const figures = await (await fetch(`${door.origin}/metrics`)).text();
  expect(figures.split('\n').filter((line) => line.includes('route="/api/live",status="200"'))).toEqual([]);
});

/** The beginning of a stream, up to a word. */
async function beginningOf({ body }: Response, word: string): Promise<string> {
  const reader = body?.getReader();
  let text = '';
  while (!text.includes(word)) {
    const part = await reader?.read();
    if (!part || part.done) break;
    text += Buffer.from(part.value as Uint8Array).toString();
  }
  await reader?.cancel();
  return text;
}

it('a stream says from time to time that it is alive: by that its page knows that it has missed nothing', async () => {
  const timers = jest.spyOn(globalThis, 'setInterval');
  const { app, origin } = await house.open();
  await untilHearing(app);
  const beat = timers.mock.calls.find(([, every]) => every === LIVE_BEAT_MS)?.[0];
  timers.mockRestore();
  const stream = await fetch(`${origin}/api/live`);
  beat?.();
  expect(await beginningOf(stream, 'live.alive')).toContain('live.alive');
});

it('a page that comes after more changes than are remembered is told that it may have missed some', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const opened = async () => beginningOf(await fetch(`${door.origin}/api/live?age=800`), 'live.opened');
  expect(await opened()).toContain('"complete":true');
  const catalog = await house.broker.connect('svc-catalog');
  const last = untilHeard(door.app, 'catalog.guide.changed.v1');
  for (let change = 0; change < 500; change += 1)
    catalog.publish('catalog.package.changed.v1', envelope('catalog.package.changed.v1', { id: change }));
  catalog.publish('catalog.guide.changed.v1', envelope('catalog.guide.changed.v1', { id: 1 }));
  await last;
  await catalog.close();
  expect(await opened()).toContain('"complete":false');
  clock.mockRestore();
});

describe('a stream is kept for nobody', () => {
  it('who does not read what they are told', async () => {
    const stream = new PassThrough();
    const reader = { stream: stream as unknown as ServerResponse, identity: {}, hashes: [], address: '' };
    door.app.get(LiveStreams).open({ ...reader, askedAt: performance.now() });
    const catalog = await house.broker.connect('svc-catalog');
    for (let change = 0; change < 4_000; change += 1)
      catalog.publish('catalog.package.changed.v1', envelope('catalog.package.changed.v1', { id: change }));
    await catalog.flush();
    await catalog.close();
    await eventually('they are let go', async () => stream.destroyed);
  });

  it('who left while it was asked who they are', async () => {
    house.services.auth.answer = () => ({ body: { token: null, identity: {} }, delay: 300 });
    const wire = await openWire(door.origin);
    wire.say(requestFor('safari_session=leaves'));
    await eventually('it is asked', () => Promise.resolve(house.services.auth.asked.length === 1));
    wire.socket.destroy();
    await sayRaw(door.origin, requestFor('safari_session=leaves', 'HEAD')); // answered when the one who left would be
    expect(await openStreams()).toBe(0);
  });

  it('whose connection still carries another answer', async () => {
    const wire = await openWire(door.origin);
    wire.say(requestFor('a=1').repeat(3));
    await eventually('one stream', async () => (await openStreams()) === 1);
    wire.socket.destroy();
    await eventually('streams are over', async () => (await openStreams()) === 0);
  });

  it('who only wants the headers', async () => {
    const { status, headers } = await sayRaw(door.origin, requestFor('a=1', 'HEAD'));
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream']);
    expect(await openStreams()).toBe(0);
  });
});

it('whoever makes up sessions is a visitor like others behind that address', async () => {
  house.services.auth.answer = () => ({ body: { token: null, identity: {} } });
  const streams: Response[] = []; // kept: an answer without a reference is collected, and its stream ends
  for (let visitor = 0; visitor < 65; visitor += 1) {
    streams.push(
      await fetch(`${door.origin}/api/live`, { headers: { cookie: `safari_session=made-up-${visitor}` } }),
    );
  }
  expect(streams.map(({ status }) => status)).toEqual([...Array<number>(64).fill(200), 429]);
  for (const { body } of streams) await body?.cancel();
});
