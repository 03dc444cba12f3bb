import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LARGEST_UPLOAD, PROBLEM_TYPE, type Problem } from '@safari/contracts';
import { eventually } from '@safari/service-kit/testing';
import { SharedCounts } from '../src/defence/shared-counts.js';
import { type Door, type House, startHouse } from './support/gateway.js';
import { openWire, sayRaw, type Wire } from './support/wire.js';

let house: House;
let door: Door;

beforeAll(async () => {
  house = await startHouse();
  door = await house.open();
});

afterAll(() => house.close());

beforeEach(() => {
  for (const service of Object.values(house.services)) {
    service.asked.length = 0;
    service.answer = () => ({ body: {} });
  }
  house.services.auth.answer = ({ url }, body) =>
    url === '/internal/identity'
      ? {
          body: body.includes('staff')
            ? { token: 'signed', identity: { staff: { id: 's', name: 'Staff', role: 'staff' } } }
            : { token: null, identity: {} },
        }
      : { body: {} };
});

const head = (path: string, headers: string[]): string =>
  [`POST ${path} HTTP/1.1`, 'host: localhost', 'sec-fetch-site: same-origin', ...headers, '', ''].join(
    '\r\n',
  );
const JSON_TYPE = 'content-type: application/json';
const chunk = (bytes: number): string => `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`;
const problemOf = ({ body }: { body: string }): Problem =>
  JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)) as Problem;

/** Begins a body and never ends it. */
const dawdle = async ({ origin }: Door, path: string, from?: string): Promise<Wire> => {
  const wire = await openWire(origin, from);
  wire.say(`${head(path, [JSON_TYPE, 'content-length: 200000'])}{`);
  return wire;
};
describe('a body that dawdles', () => {
  it('takes no connection to a service while it arrives', async () => {
    const before = house.services.auth.connections.size;
    const wires = await Promise.all(Array.from({ length: 20 }, () => dawdle(door, '/api/bookings')));
    const whole = head('/api/bookings/7/coordinate', [JSON_TYPE, 'content-length: 2']);
    expect((await sayRaw(door.origin, `${whole}{}`)).status).toBe(200); // begun last, so that all others have begun
    expect(house.services.booking.connections.size).toBe(0);
    expect(house.services.auth.connections.size).toBe(before);
    for (const { socket } of wires) socket.destroy();
  });

  it('would take one where bodies passed through as they come', async () => {
    const open = await house.open({}, ['bodies']);
    const wires = await Promise.all(Array.from({ length: 20 }, () => dawdle(open, '/api/bookings')));
    await eventually('they are taken', async () => house.services.booking.connections.size === 20);
    for (const { socket } of wires) socket.destroy();
  });

  it('gives way to the next of its sender’s once there are too many, and nobody else’s does', async () => {
    const other = await dawdle(door, '/api/bookings', '127.0.0.2');
    const wires = [];
    for (let n = 0; n < 33; n += 1) wires.push(await dawdle(door, '/api/bookings', '127.0.0.3'));
    const answer = await wires[0]?.answer();
    expect(answer?.status).toBe(408);
    expect(answer && problemOf(answer).code).toBe('too_slow');
    other.say(' '.repeat(199_999));
    expect((await other.answer()).status).toBe(200);
    for (const { socket } of [other, ...wires]) socket.destroy();
  });
});

describe('a body', () => {
  it('reaches its owner byte for byte, in chunks or not', async () => {
    const text = `{ "name": "Jürgen",\n "n": 1.0 }`;
    const parts = [text.slice(0, 7), text.slice(7)].map((part) => Buffer.from(part));
    const wire = await openWire(door.origin);
    wire.say(head('/api/bookings', [JSON_TYPE, 'transfer-encoding: chunked']));
    for (const part of parts) {
      wire.say(`${part.length.toString(16)}\r\n`);
      wire.say(part);
      wire.say('\r\n');
    }
    wire.say('0\r\n\r\n');
    expect((await wire.answer()).status).toBe(200);
    expect(house.services.booking.asked[0]).toMatchObject({
      body: text,
      headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) },
    });
    wire.socket.destroy();
  });

  it('may be missing', async () => {
    const answer = await sayRaw(door.origin, head('/api/auth/logout', ['content-length: 0']));
    expect(answer.status).toBe(200);
    expect(house.services.auth.asked[0]?.body).toBe('');
  });

  it('is as good as missing where it is empty, whatever it would have been', async () => {
    for (const length of ['content-length: 0', 'transfer-encoding: chunked']) {
      const end = length.endsWith('chunked') ? '0\r\n\r\n' : '';
      await sayRaw(door.origin, head('/api/bookings', [JSON_TYPE, length]) + end);
      const { body, headers } = house.services.booking.asked.at(-1) ?? {};
      expect([body, headers?.['content-type']]).toEqual(['', undefined]);
    }
  });

  it.each([
    ['/api/bookings', 300_000],
    ['/api/auth/admin-login', 5_000],
    ['/api/operator-answers/abc', 17_000],
  ])('is refused where it is larger than %s takes, announced or in chunks', async (path, bytes) => {
    const announced = await sayRaw(door.origin, head(path, [JSON_TYPE, `content-length: ${bytes}`]));
    const wire = await openWire(door.origin);
    wire.say(head(path, [JSON_TYPE, 'transfer-encoding: chunked']));
    for (let said = 0; said < bytes; said += 1_000) wire.say(chunk(1_000));
    for (const answer of [announced, await wire.answer()]) {
      expect(answer.status).toBe(413);
      expect(answer.headers['content-type']).toContain(PROBLEM_TYPE);
      expect(problemOf(answer).code).toBe('too_large');
    }
    wire.socket.destroy();
    expect(house.services.booking.asked).toHaveLength(0);
  });

  it('is refused where it comes compressed', async () => {
    const headers = [JSON_TYPE, 'content-encoding: gzip', 'content-length: 3'];
    const answer = await sayRaw(door.origin, `${head('/api/bookings', headers)}abc`);
    expect(answer.status).toBe(415);
    expect(problemOf(answer).code).toBe('unsupported');
  });
});

describe('a picture', () => {
  const upload = (headers: string[]) =>
    head('/api/pictures', ['content-type: image/jpeg', 'cookie: safari_staff=staff', ...headers]);

  it('passes on while it arrives', async () => {
    const wire = await openWire(door.origin);
    wire.say(`${upload(['content-length: 100000'])}${'a'.repeat(1_000)}`);
    await eventually('it has begun', async () => house.services.catalog.connections.size > 0);
    wire.say('a'.repeat(99_000));
    expect((await wire.answer()).status).toBe(200);
    expect(house.services.catalog.asked[0]?.body).toHaveLength(100_000);
    wire.socket.destroy();
  });

  it('that is too large is refused in words, also in chunks', async () => {
    const wire = await openWire(door.origin);
    wire.say(upload(['transfer-encoding: chunked']));
    const megabyte = chunk(1024 * 1024);
    for (let said = 0; said <= LARGEST_UPLOAD; said += 1024 * 1024) wire.say(megabyte);
    const answer = await wire.answer();
    expect(answer.status).toBe(413);
    expect(problemOf(answer).detail).toBe('The picture is larger than 10 MB.');
    wire.socket.destroy();
  });

  it('takes up no room for a stranger', async () => {
    const stranger = head('/api/pictures', ['content-type: image/jpeg', 'content-length: 100000']);
    expect((await sayRaw(door.origin, stranger)).status).toBe(401);
    expect(house.services.catalog.asked).toHaveLength(0);
  });
});

describe('the connections of one address', () => {
  it('are bounded, and whoever comes too much is told', async () => {
    const few = await house.open({ CONNECTIONS_PER_ADDRESS: '5' });
    const wires = await Promise.all(Array.from({ length: 5 }, () => openWire(few.origin, '127.0.0.4')));
    const sixth = await sayRaw(few.origin, 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n', '127.0.0.4');
    expect(sixth.status).toBe(429);
    expect(sixth.headers).toMatchObject({
      'content-type': PROBLEM_TYPE,
      'x-content-type-options': 'nosniff',
    });
    expect(problemOf(sixth).code).toBe('too_many');
    const hello = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
    expect((await sayRaw(few.origin, hello, '127.0.0.5')).status).toBe(200);
    for (const { socket } of wires) socket.destroy();
    await eventually(
      'there is room again',
      async () => (await sayRaw(few.origin, hello, '127.0.0.4')).status === 200,
    );
  });
});

it('the connections of all addresses are bounded together, and whoever comes too much is told', async () => {
  const few = await house.open({ CONNECTIONS: '3' });
  const hello = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
  const wires = await Promise.all([4, 5, 6].map((last) => openWire(few.origin, `127.0.0.${last}`)));
  const fourth = await sayRaw(few.origin, hello, '127.0.0.7');
  expect([fourth.status, problemOf(fourth).code]).toEqual([503, 'unavailable']);
  for (const { socket } of wires) socket.destroy();
  await eventually(
    'there is room again',
    async () => (await sayRaw(few.origin, hello, '127.0.0.7')).status === 200,
  );
});

describe('the limits of an address', () => {
  let several: House;
  beforeEach(async () => {
    several = await startHouse();
  });
  afterEach(() => several.close());

  /** Two gateways, the only ones there, that know of each other. */
  const openBoth = async (settings: Record<string, string> = {}): Promise<[Door, Door]> => {
    const both: [Door, Door] = [await several.open(settings), await several.open(settings)];
    for (const { app } of both) {
      const counts = app.get(SharedCounts);
      await eventually('it knows of the other', () => Promise.resolve(counts.shareOf(32) === 16));
    }
    return both;
  };

  const ask = async ({ origin }: Door) => (await fetch(`${origin}/api/trip-active`)).status;
  /** How many of sixty calls, in turn at two gateways, were let through. */
  const letThrough = async (first: Door, second: Door): Promise<number> => {
    let passed = 0;
    for (let n = 0; n < 30; n += 1) {
      for (const gateway of [first, second]) if ((await ask(gateway)) === 200) passed += 1;
      await sleep(20);
    }
    return passed;
  };

  it('count at all gateways together', async () => {
    const settings = { READS_PER_MINUTE: '20' };
    const both = await openBoth(settings);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now()); // one minute, however slow the machine
    expect(await letThrough(...both)).toBeLessThan(40);
    const alone = () => several.open(settings, ['shared limits']);
    expect(await letThrough(await alone(), await alone())).toBe(40);
    clock.mockRestore();
  });

  it('are those of its network, in which a sender has as many as they like; services hear of the very address', async () => {
    const { origin } = await several.open({ READS_PER_MINUTE: '2', TRUST_PROXY: '127.0.0.1' });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now()); // one minute, however slow the machine
    const senders = ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1::3', '2001:db8:0:2::1'];
    const statuses: number[] = [];
    for (const sender of senders) {
      const headers = { 'x-forwarded-for': sender };
      statuses.push((await fetch(`${origin}/api/trip-active`, { headers })).status);
    }
    clock.mockRestore();
    expect(statuses).toEqual([200, 200, 429, 200]);
    const heard = several.services.booking.asked.map(({ headers }) => headers['x-forwarded-for']);
    expect(heard).toEqual(senders.toSpliced(2, 1));
  });

  it('on bodies under way is parted among the gateways that are there', async () => {
    /** The status of the first of seventeen bodies of one sender, when it is completed after the last one was. */
    const firstOf17 = async (gateway: Door): Promise<number | undefined> => {
      const wires: Wire[] = [];
      for (let n = 0; n < 17; n += 1) wires.push(await dawdle(gateway, '/api/bookings'));
      const rest = ' '.repeat(199_999);
      wires.at(-1)?.say(rest);
      expect((await wires.at(-1)?.answer())?.status).toBe(200);
      wires[0]?.say(rest);
      const answer = await wires[0]?.answer();
      for (const { socket } of wires) socket.destroy();
      return answer?.status;
    };
    const [first] = await openBoth();
    expect(await firstOf17(first)).toBe(408);
    expect(await firstOf17(await several.open({}, ['shared limits']))).toBe(200);
  });
});
