import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { EventType, Readiness } from '@safari/contracts';
import { sessionHash } from '@safari/service-kit/process';
import { eventually } from '@safari/service-kit/testing';
import { SharedCounts, WINDOW_MS } from '../src/defence/shared-counts.js';
import { AMINA, type Door, type House, knowAmina, startHouse, untilHeard } from './support/gateway.js';

/** Two gateways before the same services: what one of them knows, the other one learns. */
let house: House;
let doors: [Door, Door];

beforeAll(async () => {
  house = await startHouse();
  doors = [await house.open(), await house.open()];
  for (const { origin } of doors) {
    await eventually('it hears the broker', async () => {
      const { checks } = (await (await fetch(`${origin}/readyz`)).json()) as Readiness;
      return checks['nats'] === 'up';
    });
  }
});
afterAll(() => house.close());

beforeEach(() => knowAmina(house));
afterEach(() => {
  jest.restoreAllMocks();
});

const publish = async (type: EventType, data: unknown, customerId?: string): Promise<void> => {
  const connection = await house.broker.connect(`svc-${type.slice(0, type.indexOf('.'))}`);
  connection.publish(type, JSON.stringify({ id: 'x', type, at: '2026-01-01', customerId, data }));
  await connection.flush();
  await connection.close();
};

it('a change of the catalogue is read at both', async () => {
  const read = ({ origin }: Door) => fetch(`${origin}/api/packages`).then((answer) => answer.json());
  const both = () => Promise.all(doors.map(read));
  house.services.catalog.answer = () => ({ body: ['old'] });
  await both();
  house.services.catalog.answer = () => ({ body: ['new'] });
  expect(await both()).toEqual([['old'], ['old']]);
  await publish('catalog.package.changed.v1', { id: 4 });
  await eventually('both read anew', async () => String(await both()) === 'new,new');
});

it('a session that ends is over at both', async () => {
  const ask = ({ origin }: Door) => fetch(`${origin}/api/user/bookings`, { headers: AMINA });
  const asked = () => house.services.auth.asked.length;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now()); // so that the end alone is why they ask
  for (const door of [...doors, ...doors]) await ask(door);
  expect(asked()).toBe(2); // each once
  const heard = Promise.all(doors.map(({ app }) => untilHeard(app, 'auth.session.ended.v1')));
  await publish('auth.session.ended.v1', { sessionHash: sessionHash('amina') });
  await heard;
  for (const door of [...doors, ...doors]) await ask(door);
  expect(asked()).toBe(4);
});

it('a minute lasts a minute where a clock was ahead, one’s own or that of another gateway', async () => {
  const counts = doors[0].app.get(SharedCounts);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const [now, ahead] = [Date.now(), Date.now() + 3 * 3_600_000];
  const hit = (at: number): number => {
    clock.mockReturnValue(at);
    return counts.hit('somebody').count;
  };
  expect([hit(ahead), hit(ahead), hit(now), hit(now)]).toEqual([1, 2, 1, 2]);
  const other = await house.broker.connect('gateway');
  const tell = (at: number, told: Record<string, number>) =>
    other.publish(
      'gateway.counts',
      JSON.stringify({ from: 'another', window: Math.floor(at / WINDOW_MS), counts: told }),
    );
  tell(ahead, { somebody: 9 });
  tell(now, { others: 9 });
  await eventually('both are heard', () => Promise.resolve(counts.hit('others').count > 9));
  expect([hit(now), hit(now + WINDOW_MS)]).toEqual([3, 1]);
  await other.close();
});

it('a live stream goes on at the other, which tells what happened meanwhile', async () => {
  const [first, second] = doors;
  const lost = await fetch(`${first.origin}/api/live`, { headers: AMINA });
  const told = lost.text();
  await publish('booking.trip.progressed.v1', { bookingId: 'before' }, 'amina');
  const heardAt = Date.now();
  await first.app.close();
  expect(await told).toContain('live.opened');
  await publish('booking.trip.progressed.v1', { bookingId: 'meanwhile' }, 'amina');

  // both gateways have been there for longer than a page may have been without a stream
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000);
  const leave = new AbortController();
  const age = Date.now() - heardAt;
  const next = await fetch(`${second.origin}/api/live?age=${age}`, { headers: AMINA, signal: leave.signal });
  let text = '';
  for await (const part of next.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.includes('meanwhile')) break;
  }
  leave.abort();
  expect(text).toContain('meanwhile');
});
