import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { eventually } from '@safari/service-kit/testing';
import { EventFeed } from '../src/events/event-feed.js';
import { AMINA, type Door, type House, knowAmina, startHouse, untilHearing } from './support/gateway.js';

/** Events missed while the broker was away count as having happened. */
let house: House;

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.close());

beforeEach(() => knowAmina(house));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function openHearing(): Promise<Door> {
  const door = await house.open();
  await untilHearing(door.app);
  return door;
}

/** @returns the end of a live stream, by which a gateway tells its readers that it may have missed something */
async function streamOf(origin: string, headers = AMINA): Promise<{ ended: Promise<string> }> {
  const stream = await fetch(`${origin}/api/live`, { headers });
  expect(stream.status).toBe(200);
  return { ended: stream.text() };
}

it('the figures say whether the broker answers', async () => {
  const { origin } = await openHearing();
  const figures = async () => (await fetch(`${origin}/metrics`)).text();
  expect(await figures()).toMatch(/^broker_up 1$/m);
  await house.broker.kill();
  await eventually('its absence shows', async () => /^broker_up 0$/m.test(await figures()));
  await house.broker.start();
});

it('the catalogue is read anew when the broker is back, for a change may have been missed', async () => {
  const { origin } = await openHearing();
  const read = async () => (await fetch(`${origin}/api/packages`)).json();
  const { ended } = await streamOf(origin);
  house.services.catalog.answer = () => ({ body: ['old'] });
  await read();
  await house.broker.kill();
  house.services.catalog.answer = () => ({ body: ['changed while the broker was away'] });
  expect(await read()).toEqual(['old']);
  await house.broker.start();
  await ended;
  expect(await read()).toEqual(['changed while the broker was away']);
});

it.each([
  ['alone', AMINA],
  ['beside a cookie that names none', { cookie: `${AMINA.cookie}; safari_staff=dead` }],
])(
  'who is behind a session is asked anew when the broker is back, for a sign-out may have been missed: %s',
  async (_, headers) => {
    const { origin } = await openHearing();
    const asked = () => house.services.auth.asked.length;
    const start = Date.now();
    const { ended } = await streamOf(origin, headers);
    expect(asked()).toBe(1);
    await house.broker.kill();
    house.services.auth.answer = () => ({ body: { token: null, identity: {} } });
    await house.broker.start();
    await ended;
    jest.spyOn(Date, 'now').mockReturnValue(start); // so that the gap alone is why it asks
    const left = new AbortController();
    await fetch(`${origin}/api/live`, { headers, signal: left.signal });
    expect(asked()).toBe(2);
    left.abort(); // and a connection is opened ahead of the next use, for which no gateway waits when it ends
  },
);

it('who is asked about while the broker comes back has no stream, for a sign-out may have been missed meanwhile', async () => {
  const { app, origin } = await openHearing();
  const told = new Promise<void>((resolve) => app.get(EventFeed).onGap(resolve));
  const { answer, asked } = house.services.auth;
  house.services.auth.answer = (...question) => ({ ...answer(...question), until: told });
  const stream = fetch(`${origin}/api/live`, { headers: AMINA });
  await eventually('it is asked', () => Promise.resolve(asked.length === 1));
  await house.broker.kill();
  await house.broker.start();
  expect(await (await stream).text()).toBe('');
});

it('a gateway that came up before the broker keeps nothing from the time when it heard nothing', async () => {
  await house.broker.kill();
  const { origin } = await house.open();
  const read = async () => (await fetch(`${origin}/api/packages`)).json();
  house.services.catalog.answer = () => ({ body: ['old'] });
  expect(await read()).toEqual(['old']);
  const { ended } = await streamOf(origin);
  house.services.catalog.answer = () => ({ body: ['changed before the broker came'] });
  await house.broker.start();
  await ended;
  expect(await read()).toEqual(['changed before the broker came']);
});

it('what the broker did not pass on here, though the connection is well, is a gap as soon as its owner tells how far it has come', async () => {
  const { origin } = await openHearing();
  const read = async () => (await fetch(`${origin}/api/packages`)).json();
  house.services.catalog.answer = () => ({ body: ['old'] });
  await read();
  const { ended } = await streamOf(origin);
  house.services.catalog.answer = () => ({ body: ['changed, which was not heard'] });
  expect(await read()).toEqual(['old']);
  const service = await house.broker.connect('svc-catalog');
  for (const position of [40, 42, 41, 44]) service.publish('positions.catalog', String(position));
  await service.flush();
  await ended;
  expect(await read()).toEqual(['changed, which was not heard']);
  await service.close();
});

it('what was missed while the broker was away is one gap, whatever its owner tells then of how far it has come', async () => {
  const { app, origin } = await openHearing();
  const tell = async (position: number): Promise<void> => {
    const service = await house.broker.connect('svc-catalog');
    service.publish('positions.catalog', String(position));
    await service.flush();
    await service.close();
    await untilHearing(app);
  };
  await tell(40);
  const { ended } = await streamOf(origin);
  await house.broker.kill();
  await house.broker.start();
  await ended;
  const again = jest.fn();
  app.get(EventFeed).onGap(again);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const LONG_MS = 6_000; // longer than a position may come after a higher one
  await tell(43);
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(again).not.toHaveBeenCalled();
  await tell(45); // control: a position missed from then on is another gap
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(again).toHaveBeenCalledTimes(1);
});

it('a gateway that may not hear a service serves on, and says so', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const { origin } = await house.open({ NATS_URL: house.broker.urlFor('svc-auth') });
  const said = () => warn.mock.calls.map(([line]) => (line as { msg?: string }).msg);
  await eventually('it says so', async () => said().includes('catalog.> cannot be followed'));
  warn.mockRestore();
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});
