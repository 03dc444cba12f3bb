import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { report } from '@safari/service-kit/testing/figures';
import { type Door, type House, startHouse } from './support/gateway.js';
import { openWire, sayRaw, type Wire } from './support/wire.js';

const SLOW = 900;
const ADDRESSES = 5;
const ATTACK_MS = 20_000;
const PEACE_MS = 5_000;
const CALLER = '127.0.0.99';

let house: House;

beforeAll(async () => {
  house = await startHouse();
});

afterAll(() => house.close());

beforeEach(() => {
  house.services.auth.answer = () => ({
    body: { token: 't', identity: { staff: { id: 's', name: 'Staff', role: 'staff' } } },
  });
});

const head = (path: string, type: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\n` +
  `cookie: safari_staff=office\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

/** A stranger with a few addresses: bodies of 200,000 bytes at one byte every three seconds, until told to stop. */
async function attack({ origin }: Door): Promise<() => void> {
  const wires: Wire[] = [];
  for (let n = 0; n < SLOW; n += 1) {
    const wire = await openWire(origin, `127.0.0.${2 + (n % ADDRESSES)}`);
    wire.say(`${head('/api/bookings', 'application/json', 200_000)}{`);
    wires.push(wire);
  }
  const drip = setInterval(() => {
    for (const { socket } of wires) if (socket.writable) socket.write(' ');
  }, 3_000);
  return () => {
    clearInterval(drip);
    for (const { socket } of wires) socket.destroy();
  };
}

const book = ({ origin }: Door) =>
  sayRaw(origin, `${head('/api/bookings', 'application/json', 2)}{}`, CALLER);

/** How long a booking takes that is asked for again and again, in ms: the 99th percentile. */
async function waits(door: Door, forMs: number): Promise<number> {
  const times: number[] = [];
  const end = Date.now() + forMs;
  while (Date.now() < end) {
    const began = performance.now();
    expect((await book(door)).status).toBe(200);
    times.push(performance.now() - began);
    await sleep(50);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}

it('nine hundred slow bodies keep no other caller waiting', async () => {
  const door = await house.open();
  const inPeace = await waits(door, PEACE_MS);
  const stop = await attack(door);
  const attacked = await waits(door, ATTACK_MS);
  stop();
  report({ counts: `p99 ${Math.round(attacked)} ms, in peace ${Math.round(inPeace)} ms` });
  expect(attacked - inPeace).toBeLessThan(500);
});

it('control: they keep everybody waiting where bodies pass through as they come', async () => {
  const door = await house.open({}, ['bodies']);
  const stop = await attack(door);
  const answered = await Promise.race([book(door).then(() => true), sleep(5_000, false)]);
  stop();
  expect(answered).toBe(false);
});

it('a picture arrives over a poor line', async () => {
  const { origin } = await house.open();
  const wire = await openWire(origin, CALLER);
  const second = 4_000;
  const size = 170_000;
  wire.say(head('/api/pictures', 'image/jpeg', size));
  for (let sent = 0; sent < size; sent += second) {
    wire.say('a'.repeat(Math.min(second, size - sent)));
    await sleep(1_000);
  }
  expect((await wire.answer()).status).toBe(200);
  expect(house.services.catalog.asked.at(-1)?.body).toHaveLength(size);
});
