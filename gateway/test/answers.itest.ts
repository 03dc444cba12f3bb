import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { PROBLEM_TYPE, type Problem } from '@safari/contracts';
import { writeInto } from './support/front-ends.js';
import { type Door, type House, startHouse } from './support/gateway.js';
import { sayRaw } from './support/wire.js';

/** Where nobody listens. */
const NOBODY = 'http://127.0.0.1:9';
/** As `AbortSignal.timeout` says it. */
const LATE = new DOMException('The operation was aborted due to timeout', 'TimeoutError');

let house: House;
let door: Door;
let hung: Server;

beforeAll(async () => {
  house = await startHouse();
  hung = createServer(() => undefined).listen(0, '127.0.0.1'); // never answers
  await once(hung, 'listening');
  door = await house.open();
});

afterAll(async () => {
  hung.closeAllConnections();
  hung.close();
  await house.close();
});

beforeEach(() => {
  for (const service of Object.values(house.services)) {
    service.asked.length = 0;
    service.answer = () => ({ body: {} });
  }
});

describe('every answer', () => {
  it.each([
    ['no HTTP at all', 'HELO mail.example\r\n\r\n', 400, 'validation'],
    ['a header that is none', 'GET / HTTP/1.1\r\nhost: x\r\nno header\r\n\r\n', 400, 'validation'],
    ['no host', 'GET /api/bookings HTTP/1.1\r\n\r\n', 400, 'validation'],
    ['endless headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too_large'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      'validation',
    ],
    ['a path without end', `GET /api/${'x'.repeat(5_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 404, 'not_found'],
    ['a method that repeats what it was told', 'TRACE / HTTP/1.1\r\nhost: x\r\n\r\n', 403, 'forbidden'],
    ['an expectation of others', 'POST / HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\n\r\n', 403, 'forbidden'],
    ['a method of others', 'PROPFIND /x HTTP/1.1\r\nhost: x\r\n\r\n', 403, 'forbidden'],
  ])('is a problem with our headers, also to %s', async (_, said, status, code) => {
    const answer = await sayRaw(door.origin, said);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toContain(PROBLEM_TYPE);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    });
    expect((JSON.parse(answer.body) as Problem).code).toBe(code);
  });

  it('that may depend on who asks is kept by nobody', async () => {
    for (const path of ['/api/user/bookings', '/api/auth/user', '/auth/google', '/api/unknown']) {
      expect((await fetch(door.origin + path)).headers.get('cache-control')).toBe('no-store');
    }
    house.services.catalog.answer = () => ({ body: [] });
    expect((await fetch(`${door.origin}/api/guides`)).headers.get('cache-control')).toBe('no-cache');
  });
});

describe('an answer that is kept', () => {
  const LIST = '/api/attractions';
  /** An answer's status and headers, without those that differ each time: the date and what is left of a limit. */
  const said = ({ status, headers }: Response) => {
    const {
      date: _,
      'x-ratelimit-remaining': __,
      'x-ratelimit-reset': ___,
      ...rest
    } = Object.fromEntries(headers);
    return { status, ...rest };
  };
  const ask = (headers: Record<string, string> = {}) => fetch(door.origin + LIST, { headers });

  it.each(['identity', 'br', 'gzip'])(
    'is the same in every header as when it was fetched, as %s',
    async (encoding) => {
      const own = await house.open(); // nothing is kept there yet
      const list = Array.from({ length: 200 }, (_, id) => ({ id, name: `Attraction ${id}` }));
      house.services.catalog.answer = () => ({ body: list });
      const asked = () => fetch(own.origin + LIST, { headers: { 'accept-encoding': encoding } });
      const calls = () => house.services.catalog.asked.filter(({ url }) => url === LIST).length;
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now()); // within one minute of the limit
      const fetched = await asked();
      let kept = await asked();
      for (let before = 0; before !== calls(); ) {
        before = calls(); // a gateway that has just found the broker begins anew once
        kept = await asked();
      }
      clock.mockRestore();
      expect(said(kept)).toEqual(said(fetched));
      expect(await kept.json()).toEqual(list);
      const left = [fetched, kept].map((answer) => Number(answer.headers.get('x-ratelimit-remaining')));
      expect(left[1]).toBeLessThan(left[0] ?? 0);
    },
  );

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.0, br;q=0.5', 'br'],
    ['br; q=0, gzip;q=0', null],
  ])('comes in no encoding that is refused: %s', async (accepted, encoding) => {
    await ask();
    expect((await ask({ 'accept-encoding': accepted })).headers.get('content-encoding')).toBe(encoding);
  });

  it('is not sent to who has it, nor taken for one that carries a body or only looks like it', async () => {
    house.services.catalog.answer = () => ({ body: [1] });
    const first = await ask();
    const again = await ask({ 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
    const withBody = await sayRaw(
      door.origin,
      `GET ${LIST} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}`,
    );
    expect(withBody.status).toBe(200);
    const noHost = await sayRaw(door.origin, `GET ${LIST} HTTP/1.1\r\n\r\n`);
    expect(noHost.status).toBe(400);
    const encoded = await sayRaw(door.origin, `GET /api/%61ttractions HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(encoded.status).toBe(400);
  });

  it('counts for its sender like any other', async () => {
    house.services.catalog.answer = () => ({ body: [] });
    const own = await house.open({ READS_PER_MINUTE: '3', TRUST_PROXY: '127.0.0.1' });
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now()); // one minute, however slow the machine
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1)
      statuses.push((await fetch(own.origin + LIST, { headers })).status);
    clock.mockRestore();
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

describe('a service that is replaced while it is asked', () => {
  const hangUpOnce = (lastWords = '', service = house.services.booking, path = 'bookings') => {
    let calls = 0;
    service.answer = (request) => {
      if (!request.url?.includes(path)) return { body: {} }; // the gateway asks for its document, too
      calls += 1;
      if (calls === 1) request.socket.end(lastWords);
      return { body: { calls } };
    };
  };
  const HALF = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"half":';
  const post = (headers: Record<string, string> = {}) =>
    fetch(`${door.origin}/api/bookings`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    });

  it('is asked once more for what may be asked twice', async () => {
    hangUpOnce();
    expect(await (await fetch(`${door.origin}/api/user/bookings`)).json()).toEqual({ calls: 2 });
    hangUpOnce();
    expect(await (await post({ 'idempotency-key': 'k' })).json()).toEqual({ calls: 2 });
    expect(house.services.booking.asked.at(-1)?.body).toBe('{"a":1}');
  });

  it.each(['', HALF])('is asked once more for what everybody reads, having said %j', async (lastWords) => {
    const own = await house.open(); // nothing is kept there yet
    hangUpOnce(lastWords, house.services.catalog, '/api/packages');
    const answer = await fetch(`${own.origin}/api/packages`);
    expect([answer.status, await answer.json()]).toEqual([200, { calls: 2 }]);
  });

  it('is asked once more who somebody is', async () => {
    const { auth } = house.services;
    hangUpOnce('', auth, '/internal/identity');
    const { answer } = auth;
    auth.answer = (...asked) => ({ ...answer(...asked), body: { token: null, identity: {} } });
    const headers = { cookie: 'safari_session=mine' };
    expect((await fetch(`${door.origin}/api/user/bookings`, { headers })).status).toBe(200);
    expect(auth.asked.map(({ url }) => url)).toEqual(Array(2).fill('/internal/identity'));
  });

  it.each(['', HALF])('is not asked again for what may have been done, having said %j', async (lastWords) => {
    hangUpOnce(lastWords);
    const before = house.services.booking.asked.length;
    expect((await post()).status).toBe(502);
    const asked = house.services.booking.asked.slice(before);
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is not asked again for what it has answered, be it that it cannot for now', async () => {
    house.services.booking.answer = () => ({ status: 503, body: {} });
    const before = house.services.booking.asked.length;
    expect((await fetch(`${door.origin}/api/user/bookings`)).status).toBe(503);
    const asked = house.services.booking.asked.slice(before);
    expect(asked.filter(({ url }) => url.includes('bookings'))).toHaveLength(1);
  });

  it('is asked once more where a short answer broke off: nobody has heard of it', async () => {
    hangUpOnce(HALF);
    const answer = await fetch(`${door.origin}/api/user/bookings`);
    expect([answer.status, await answer.json()]).toEqual([200, { calls: 2 }]);
  });

  it('ends the connection of who has heard the beginning of a long answer', async () => {
    let hangUp = () => {};
    house.services.booking.answer = ({ socket, url }) => {
      if (!url?.includes('bookings')) return { body: {} };
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n6\r\n[1, 2,\r\n');
      hangUp = () => socket.destroy();
      return { body: {}, delay: 60_000 };
    };
    const answer = await fetch(`${door.origin}/api/user/bookings`, {
      headers: { 'accept-encoding': 'identity' },
    });
    hangUp();
    await expect(answer.text()).rejects.toThrow();
  });

  it.each([
    ['short', 'content-length: 9', '[1, 2, 3]'],
    ['long', 'transfer-encoding: chunked', '9\r\n[1, 2, 3]\r\n0\r\n\r\n'],
  ])('is heard with its %s answer whole, in however many pieces it comes', async (_, length, body) => {
    house.services.booking.answer = ({ socket, url }) => {
      if (!url?.includes('bookings')) return { body: {} };
      socket.setNoDelay(true).write(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${length}\r\n\r\n`);
      const pieces = body.split('');
      const timer = setInterval(() => {
        const piece = pieces.shift();
        if (piece === undefined) clearInterval(timer);
        else socket.write(piece);
      }, 1);
      return { body: {}, delay: 60_000 };
    };
    expect(await (await fetch(`${door.origin}/api/user/bookings`)).json()).toEqual([1, 2, 3]);
  });
});

it.each<[of: string, path: string, settings: (hung: string) => Record<string, string>]>([
  ['remote', '/mfe/admin/remoteEntry.js', (admin) => ({ REMOTES: JSON.stringify({ admin }) })],
  ['shell', '/icons/small.png', (shell) => ({ TARGET_SHELL: shell })],
])('a server of files that hangs holds nobody’s connection for long: the %s’s', async (_, path, settings) => {
  const address = hung.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const open = await house.open(settings(`http://127.0.0.1:${port}`));
  const answer = await fetch(`${open.origin}${path}`, { headers: { cookie: 'a=b' } });
  expect(answer.status).toBe(504);
  expect(answer.headers.get('content-type')).toContain(PROBLEM_TYPE);
});

it('a remote’s entry is asked for anew, wherever its folder lies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'safari-remotes-'));
  const weather = join(folder, 'assets/weather');
  for (const file of ['remoteEntry.js', 'assets/part-1.js']) writeInto(weather, file, 'script');
  const { origin } = await house.open({ REMOTES: JSON.stringify({ weather }) });
  const caching = async (file: string) =>
    (await fetch(`${origin}/mfe/weather/${file}`)).headers.get('cache-control');
  expect(await caching('remoteEntry.js')).toBe('no-cache');
  expect(await caching('assets/part-1.js')).toContain('immutable');
  rmSync(folder, { recursive: true, force: true });
});

it('a public read that takes too long is no service that is away', async () => {
  const clock = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(LATE));
  const answer = await fetch(`${door.origin}/api/artworks/7`);
  clock.mockRestore();
  expect(answer.status).toBe(504);
});

it('a server of files is asked for the same file, however often a browser renews its address', async () => {
  const { catalog } = house.services;
  const open = await house.open({ REMOTES: JSON.stringify({ admin: catalog.url }) });
  await fetch(`${open.origin}/mfe/admin/renewed/2/assets/app-1.js`);
  expect(catalog.asked.map(({ url }) => url)).toContain('/assets/app-1.js');
});

describe('who hears that something does not answer hears when to ask again', () => {
  // every row has its headers: in a shorter one jest would take the last parameter for `done` and wait for it
  it.each<[what: string, path: string, status: number, headers: Record<string, string>]>([
    ['a call', '/api/user/bookings', 502, {}],
    ['a public read', '/api/artworks/9', 502, {}],
    ['a file', '/mfe/admin/remoteEntry.js', 502, {}],
    ['who somebody is', '/api/user/bookings', 503, { cookie: 'safari_session=whose' }],
    ['the description of all calls', '/api/openapi.json', 503, {}],
  ])('%s', async (_, path, status, headers) => {
    const services = Object.keys(house.services).map((name) => [name, NOBODY]);
    const { origin } = await house.open({
      SERVICES: JSON.stringify(Object.fromEntries(services)),
      REMOTES: JSON.stringify({ admin: NOBODY }),
    });
    const answer = await fetch(`${origin}${path}`, { headers });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '5']);
    expect(await answer.json()).toMatchObject({ code: 'unavailable', retryAfter: 5 });
  });

  it('a call that takes too long', async () => {
    const clock = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(LATE));
    const answer = await fetch(`${door.origin}/api/artworks/10`);
    clock.mockRestore();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([504, '5']);
  });
});

describe('the log says what could not be answered', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  /** Lines about requests alone: a gateway that starts also logs what it could not read. */
  const lines = () => warn.mock.calls.map(([line]) => line).filter((line) => 'requestId' in Object(line));
  beforeEach(() => void warn.mockClear());
  afterAll(() => warn.mockRestore());

  it.each([
    ['a call', '/api/user/bookings?of=amina', '/api/*', { owner: 'booking' }],
    ['a public read', '/api/artworks/8', '/api/*', { owner: 'catalog' }],
    ['a file', '/mfe/admin/remoteEntry.js', '/mfe/admin/*', {}],
  ])('and why, without what its address names: %s', async (_, path, route, more) => {
    const services = Object.keys(house.services).map((name) => [name, NOBODY]);
    const { origin } = await house.open({
      SERVICES: JSON.stringify(Object.fromEntries(services)),
      REMOTES: JSON.stringify({ admin: NOBODY }),
    });
    const answer = await fetch(`${origin}${path}`);
    expect(answer.status).toBe(502);
    const { traceId } = (await answer.json()) as Problem;
    const facts = { requestId: expect.any(String), traceId, method: 'GET', path: route, ...more };
    expect(lines()).toEqual([{ ...facts, code: 'unavailable', err: expect.any(Error) }]);
  });

  it('and why: who somebody is', async () => {
    house.services.auth.answer = () => ({ status: 500, body: {} });
    const headers = { cookie: 'safari_session=hers' };
    expect((await fetch(`${door.origin}/api/user/bookings`, { headers })).status).toBe(503);
    const cause = expect.objectContaining({ message: 'svc-auth answered 500' });
    const err = expect.objectContaining({ cause });
    expect(lines()).toEqual([expect.objectContaining({ path: '/api/*', code: 'unavailable', err })]);
  });
});
