import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type EventEnvelope, LARGEST_UPLOAD, PROBLEM_TYPE, type Problem } from '@safari/contracts';
import { createService, loadConfig, sessionHash } from '@safari/service-kit/process';
import { eventually, startBroker, type TestBroker } from '@safari/service-kit/testing';
import type { FastifyRequest } from 'fastify';
import { AppModule } from '../src/app.module.js';
import { CatalogCache } from '../src/cache/catalog-cache.js';
import { GatewayConfig } from '../src/config.js';
import { gateway } from '../src/gateway.js';
import { SessionExchange } from '../src/identity/session-exchange.js';
import { buildFrontEnds, frontEndTargets } from './support/front-ends.js';
import { untilHeard, untilHearing } from './support/gateway.js';
import { work } from './support/offered.js';
import { startUpstream, stopUpstream, type Upstream } from './support/upstream.js';
import { sayRaw } from './support/wire.js';

let upstreams: Upstream[] = [];
let catalog: Upstream;
let booking: Upstream;
let operators: Upstream;
let auth: Upstream;
let broker: TestBroker;
let app: NestFastifyApplication;
let origin: string;
let folder: string;
/** When the gateway began to get every event. */
let hearsSince: number;

beforeAll(async () => {
  broker = await startBroker();
  upstreams = await Promise.all([1, 2, 3, 4].map(startUpstream));
  [catalog, booking, operators, auth] = upstreams as [Upstream, Upstream, Upstream, Upstream];
  folder = buildFrontEnds();
  const config = loadConfig(GatewayConfig, {
    NODE_ENV: 'test',
    PORT: '0',
    NATS_URL: broker.urlFor('gateway'),
    PUBLIC_ORIGIN: 'http://localhost:8080',
    LOG_LEVEL: 'silent',
    GATEWAY_SECRET: 'a secret of the gateway of more than 32 letters',
    SERVICES: JSON.stringify({
      catalog: catalog.url,
      booking: booking.url,
      operators: operators.url,
      auth: auth.url,
    }),
    ...frontEndTargets(folder),
    WRITES_PER_MINUTE: '60',
  });
  app = await createService(AppModule.forRoot(config), config, gateway(config));
  await app.listen(0, '127.0.0.1');
  origin = await app.getUrl();
  await untilHearing(app);
  hearsSince = Date.now();
});

afterAll(async () => {
  await app.close();
  upstreams.forEach(stopUpstream);
  await broker.remove();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  for (const upstream of upstreams) {
    upstream.asked.length = 0;
    upstream.answer = () => ({ body: {} });
  }
  const identity = { customer: { id: 'amina', name: 'Amina', email: 'amina@example.com' } };
  auth.answer = (request, body) =>
    request.url === '/internal/identity'
      ? {
          body: body.includes('unknown')
            ? { token: null, identity: {} }
            : { token: 'signed-token', identity },
        }
      : { body: {} };
});

afterEach(() => {
  jest.restoreAllMocks();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  });
const publish = async (type: EventEnvelope['type'], data: unknown, customerId?: string): Promise<void> => {
  const connection = await broker.connect(`svc-${type.slice(0, type.indexOf('.'))}`);
  connection.publish(type, JSON.stringify({ id: 'x', type, at: '2026-01-01', customerId, data }));
  await connection.flush();
  await connection.close();
};

describe('a call', () => {
  it('reaches its owner with method, query and body', async () => {
    booking.answer = () => ({ status: 201, body: { id: 'b' } });
    const answer = await post('/api/bookings?x=1', { travelers: 2 });
    expect(answer.status).toBe(201);
    expect(booking.asked[0]).toMatchObject({
      method: 'POST',
      url: '/api/bookings?x=1',
      body: '{"travelers":2}',
    });
    await post('/api/bookings/7/coordinate', { operatorIds: [1] });
    expect(operators.asked[0]?.url).toBe('/api/bookings/7/coordinate');
  });

  it('says who is behind it by the signed token, whatever the client claims', async () => {
    await get('/api/user/bookings', {
      cookie: 'safari_session=mine; other=1',
      authorization: 'Bearer forged',
      'x-forwarded-for': '1.2.3.4',
      'x-request-id': 'chosen',
      'x-real-ip': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      baggage: 'customer=jonas',
    });
    const headers = booking.asked[0]?.headers ?? {};
    expect(headers.authorization).toBe('Bearer signed-token');
    expect(headers.cookie).toBeUndefined();
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-request-id']).not.toBe('chosen');
    for (const name of ['x-real-ip', 'forwarded', 'baggage']) expect(headers).not.toHaveProperty(name);
    await get('/api/user/bookings', { authorization: 'Bearer forged' });
    expect(booking.asked[1]?.headers.authorization).toBeUndefined();
  });

  it.each(['keep-alive', 'upgrade', 'te', 'trailer', 'proxy-authorization'])(
    'goes on without what its sender says to the gateway alone: %s',
    async (name) => {
      const said = `GET /api/user/bookings HTTP/1.1\r\nhost: x\r\n${name}: trailers\r\n\r\n`;
      expect((await sayRaw(origin, said)).status).toBe(200);
      expect(Object.keys(booking.asked[0]?.headers ?? {})).not.toContain(name);
    },
  );

  it('never reaches what services keep to themselves', async () => {
    for (const path of [
      '/internal/identity',
      '/api/internal/identity',
      '/auth/../internal/identity',
      '/api/unknown',
    ]) {
      expect((await post(path, {})).status).toBe(404);
    }
    expect(auth.asked).toHaveLength(0);
  });

  it('answers a problem when its owner is away, without telling where that is', async () => {
    const address = operators.server.address();
    operators.server.close();
    operators.server.closeAllConnections();
    const answer = await get('/api/operators');
    expect(answer.status).toBe(502);
    expect(answer.headers.get('content-type')).toContain(PROBLEM_TYPE);
    const told = await answer.text();
    expect(told).not.toMatch(/127\.0\.0\.1|ECONNREFUSED/);
    expect(JSON.parse(told)).toMatchObject({ traceId: expect.stringMatching(/^[\da-f]{32}$/) });
    operators.server.listen(typeof address === 'object' ? address?.port : 0, '127.0.0.1');
    await once(operators.server, 'listening');
  });

  it('carries the cookies to svc-auth alone, and an identity even there where staff look at its events', async () => {
    const cookie = 'safari_session=mine';
    await get('/api/auth/user', { cookie });
    expect(auth.asked.at(-1)?.headers).toMatchObject({ cookie });
    expect(auth.asked.at(-1)?.headers.authorization).toBeUndefined();
    await get('/api/auth/dead-letters', { cookie });
    expect(auth.asked.at(-1)?.headers.authorization).toBe('Bearer signed-token');
    expect(auth.asked.at(-1)?.headers.cookie).toBeUndefined();
  });

  it('carries both where members are decided about: svc-auth asks whether it is still the one who decides', async () => {
    const cookie = 'safari_staff=mine; safari_confirmed=just-now';
    for (const path of ['', '/b9c4', '/b9c4/invitation', '/b9c4/passkeys/a1']) {
      await get(`/api/auth/staff-members${path}`, { cookie });
      expect(auth.asked.at(-1)?.headers).toMatchObject({ cookie, authorization: 'Bearer signed-token' });
    }
    await get('/api/auth/staff-membership', { cookie });
    expect(auth.asked.at(-1)?.headers.cookie).toBeUndefined();
  });

  it('is exchanged for an identity by the gateway alone, which no client can claim to be', async () => {
    await get('/api/user/bookings', { cookie: 'safari_session=proven', 'x-gateway-secret': 'guessed' });
    const exchange = auth.asked.find(({ url }) => url === '/internal/identity');
    expect(exchange?.headers['x-gateway-secret']).toContain('a secret of the gateway');
    expect(booking.asked[0]?.headers['x-gateway-secret']).toBeUndefined();
  });

  it('is asked for its identity once, and no more after the session ended', async () => {
    const cookie = 'safari_session=ending';
    const asked = () => auth.asked.filter(({ url }) => url === '/internal/identity').length;
    await Promise.all([1, 2, 3].map(() => get('/api/user/bookings', { cookie })));
    await get('/api/user/bookings', { cookie });
    expect(asked()).toBe(1);
    const hash = 'c9a6fdbc4ba33fa5a3a07f3ffdd18d7dfd1b8ee48c19b1f8ad9c6d4e4ad8ba7c';
    const heard = untilHeard(app, 'auth.session.ended.v1');
    await publish('auth.session.ended.v1', { sessionHash: hash });
    await heard;
    await get('/api/user/bookings', { cookie });
    expect(asked()).toBe(1); // somebody else's session
    await post('/api/auth/logout', undefined, { cookie });
    await get('/api/user/bookings', { cookie });
    expect(asked()).toBe(2);
  });
});

describe('a session that is told beside a cookie that names none', () => {
  const asked = () => auth.asked.filter(({ url }) => url === '/internal/identity').length;
  const read = (cookie: string) => get('/api/user/bookings', { cookie });

  it('is asked for once, and is nobody’s as soon as it has ended', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now()); // so that the end alone is why it asks
    const cookie = 'safari_session=mine; safari_staff=dead';
    await read(cookie);
    await read(cookie);
    expect(asked()).toBe(1);
    expect(booking.asked.at(-1)?.headers.authorization).toBe('Bearer signed-token');
    auth.answer = () => ({ body: { token: null, identity: {} } });
    const heard = untilHeard(app, 'auth.session.ended.v1');
    await publish('auth.session.ended.v1', { sessionHash: sessionHash('mine') });
    await heard;
    await read(cookie);
    expect(asked()).toBe(2);
    expect(booking.asked.at(-1)?.headers.authorization).toBeUndefined();
  });

  it('is asked for without one that can be no session: else svc-auth would refuse, and nobody be served', async () => {
    await read(`safari_session=mine; safari_staff=${'x'.repeat(201)}`);
    const [question] = auth.asked.filter(({ url }) => url === '/internal/identity');
    expect(JSON.parse(question?.body ?? '')).toEqual({ customer: 'mine' });
    await read(`safari_session=${'x'.repeat(201)}`);
    expect(asked()).toBe(1);
    expect(booking.asked.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer signed-token',
      undefined,
    ]);
  });

  it('takes nobody’s place in memory who sends sessions alone, however many such cookies are made up', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await read('safari_session=alone');
    const exchange = app.get(SessionExchange);
    for (let times = 0; times < 100; times += 1) {
      const made = Array.from({ length: 100 }, (_, at) => `made-up-${times}-${at}`);
      await Promise.all(
        made.map((staff) =>
          exchange.of({
            cookies: { safari_session: 'mine', safari_staff: staff },
          } as unknown as FastifyRequest),
        ),
      );
    }
    const before = asked();
    await read('safari_session=alone');
    expect(asked()).toBe(before);
  });
});

describe('another site', () => {
  it.each([
    ['a foreign page', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on a foreign page', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ])('cannot make a browser change anything: %s', async (_, headers: Record<string, string>) => {
    const { 'sec-fetch-site': site, ...rest } = headers;
    const answer = await fetch(`${origin}/api/bookings`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'text/plain', ...rest, ...(site && { 'sec-fetch-site': site }) },
    });
    expect(answer.status).toBe(403);
    expect(((await answer.json()) as Problem).code).toBe('forbidden');
    expect(booking.asked).toHaveLength(0);
  });

  it('cannot sign a visitor out by a link', async () => {
    expect((await get('/auth/logout', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await get('/auth/logout', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('cannot sign a visitor in by a link', async () => {
    for (const site of ['cross-site', 'same-site']) {
      expect((await get('/auth/google', { 'sec-fetch-site': site })).status).toBe(403);
    }
    for (const site of ['same-origin', 'none']) {
      expect((await get('/auth/google', { 'sec-fetch-site': site })).status).toBe(200);
    }
  });

  it('uses up nothing of what its reader may ask here, by pictures, calls and what asks for leave', async () => {
    const left = async (answer: Promise<Response>) => (await answer).headers.get('x-ratelimit-remaining');
    const own = () => left(post('/api/bookings', {}));
    const read = () => left(get('/api/brand'));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now()); // one minute
    await get('/api/packages/77');
    const [ownBefore, readBefore] = [Number(await own()), Number(await read())];
    const asks = (path: string, method: string, destination: string) =>
      fetch(origin + path, {
        method,
        headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': destination },
      });
    const answers = [
      await asks('/auth/google/callback?state=x', 'GET', 'image'),
      await asks('/api/brand', 'HEAD', 'empty'),
      await asks('/api/packages/77', 'GET', 'image'), // which is in memory
      await asks('/api/bookings/1', 'OPTIONS', 'empty'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect([Number(await own()), Number(await read())]).toEqual([ownBefore - 1, readBefore - 1]);
  });

  it('leads a visitor back from the provider', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
    expect((await get('/auth/google/callback?code=x', headers)).status).toBe(200);
  });

  it('does not stand in the way of an old browser on our own page', async () => {
    const answer = await fetch(`${origin}/api/bookings`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:8080' },
    });
    expect(answer.status).toBe(200);
  });
});

it('a look at the headers is counted as a read', async () => {
  const { headers } = await fetch(`${origin}/api/user/bookings`, { method: 'HEAD' });
  expect(headers.get('x-ratelimit-limit')).toBe((await get('/api/brand')).headers.get('x-ratelimit-limit'));
});

describe('public reads', () => {
  it('ask the catalogue once, however many want to know', async () => {
    catalog.answer = () => ({ body: [{ id: 1 }], delay: 50 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/api/attractions')));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(
      new Set(['[{"id":1}]']),
    );
    expect(catalog.asked).toHaveLength(1);
  });

  it('are in the figures, also where they come from memory', async () => {
    const kept = async (status: number) => {
      const figures = await (await get('/metrics')).text();
      const name = `http_request_duration_seconds_count{method="GET",route="kept",status="${status}"}`;
      return Number(
        figures
          .split('\n')
          .find((line) => line.startsWith(name))
          ?.split(' ')[1] ?? 0,
      );
    };
    await get('/api/guides');
    const before = await kept(200);
    const etag = (await get('/api/guides')).headers.get('etag') ?? '';
    expect(await kept(200)).toBe(before + 1);
    const unchanged = await kept(304);
    await get('/api/guides', { 'if-none-match': etag });
    expect(await kept(304)).toBe(unchanged + 1);
  });

  it('are the same with any query, since none is asked for', async () => {
    catalog.answer = () => ({ body: [{ id: 2 }] });
    const answers = await Promise.all(
      ['', '?', '?a=1', '?b=/../x'].map((query) => get(`/api/artworks${query}`)),
    );
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(4).fill('[{"id":2}]'));
    expect(catalog.asked.map(({ url }) => url)).toEqual(['/api/artworks']);
  });

  it('cost a browser nothing that has them already', async () => {
    catalog.answer = () => ({ body: ['guide'] });
    const etag = (await get('/api/guides')).headers.get('etag') ?? '';
    expect((await get('/api/guides', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    ['change of the catalogue', '/api/packages', 'catalog.package.changed.v1', { id: 1 }],
    ['review that is withheld', '/api/reviews/package/1', 'booking.review.changed.v1', { reviewId: 1 }],
    ['erasure of a customer, who may have written one', '/api/reviews', 'booking.customer.erased.v1', {}],
  ] as const)('are new after every %s', async (_, path, type, data) => {
    const answerWith = (word: string) => {
      for (const service of [catalog, booking]) service.answer = () => ({ body: [word] });
    };
    answerWith('old');
    expect(await (await get(path)).json()).toEqual(['old']);
    answerWith('new');
    expect(await (await get(path)).json()).toEqual(['old']);
    await publish(type, data);
    await eventually('the change is seen', async () => (await (await get(path)).text()) === '["new"]');
  });

  it('are new at once for whoever made the change', async () => {
    catalog.answer = () => ({ body: ['old'] });
    await get('/api/artworks');
    catalog.answer = () => ({ body: ['new'] });
    await post('/api/packages', {});
    expect(await (await get('/api/artworks')).json()).toEqual(['new']);
  });

  it('stay in memory when a change was refused, which changed nothing', async () => {
    catalog.answer = () => ({ body: [] });
    await get('/api/guides');
    catalog.asked.length = 0;
    catalog.answer = () => ({ status: 403, body: {} });
    expect((await post('/api/packages', {})).status).toBe(403);
    expect((await get('/api/guides')).status).toBe(200);
    expect(catalog.asked.map(({ url }) => url)).toEqual(['/api/packages']);
  });

  it('stay in memory while somebody asks for them, however many names others make up', async () => {
    catalog.answer = () => ({ body: [] });
    await get('/api/packages');
    catalog.asked.length = 0;
    for (let turn = 0; turn < 6; turn += 1) {
      await Promise.all(Array.from({ length: 100 }, (_, at) => get(`/api/artist/${turn}-${at}/artworks`)));
      await get('/api/packages');
    }
    expect(catalog.asked).toHaveLength(600);
  });

  it.each([503, 404])('keep no failure: %s', async (status) => {
    catalog.answer = () => ({ status, body: {} });
    expect((await get(`/api/artworks/${status}`)).status).toBe(status);
    catalog.answer = () => ({ body: { id: status } });
    expect((await get(`/api/artworks/${status}`)).status).toBe(200);
  });
});

describe('live updates', () => {
  const listen = async (cookie: string, until: (text: string) => boolean, query = ''): Promise<string> => {
    const stop = new AbortController();
    const answer = await fetch(`${origin}/api/live${query}`, { headers: { cookie }, signal: stop.signal });
    const reader = answer.body?.getReader();
    let text = '';
    let told = false;
    while (!until(text)) {
      const part = await reader?.read();
      if (!part || part.done) break;
      text += new TextDecoder().decode(part.value);
      if (told || !text.includes('live.opened')) continue;
      told = true;
      await tellAll();
    }
    stop.abort();
    return text;
  };
  const tellAll = async () => {
    await publish('booking.booking.placed.v1', { bookingId: 'of-jonas' }, 'jonas');
    await publish('operators.booking.coordinated.v1', { bookingId: 'of-amina' }, 'amina');
    await publish('booking.booking.placed.v1', { bookingId: 'of-amina' }, 'amina');
    await publish('booking.invoice.sent.v1', { bookingId: 'last' }, 'amina');
  };

  it('tell a customer of no other’s bookings', async () => {
    const text = await listen('safari_session=live', (so) => so.includes('last'));
    expect(text).toContain('{"type":"booking.booking.placed.v1","bookingId":"of-amina"}');
    expect(text).not.toContain('of-jonas');
    expect(text).not.toContain('coordinated');
  });

  it('tell a customer of the catalogue, which is everybody’s', async () => {
    await publish('catalog.package.changed.v1', { id: 4 });
    const text = await listen('safari_session=live', (so) => so.includes('catalog.'));
    expect(text).toContain('{"type":"catalog.package.changed.v1"}');
  });

  it('tell staff everything', async () => {
    auth.answer = () => ({
      body: { token: 't', identity: { staff: { id: 's', name: 'Staff', role: 'staff' } } },
    });
    const text = await listen('safari_staff=live', (so) => so.includes('last'));
    expect(text).toContain('of-jonas');
    expect(text).toContain('coordinated');
  });

  it('tell a page that opens its stream late what has changed meanwhile', async () => {
    await publish('booking.trip.progressed.v1', { bookingId: 'before-the-stream' }, 'amina');
    const text = await listen('safari_session=late', (so) => so.includes('before-the-stream'));
    expect(text).toContain('{"type":"booking.trip.progressed.v1","bookingId":"before-the-stream"}');
  });

  it('tell a young page nothing of what happened long before it', async () => {
    await publish('booking.trip.progressed.v1', { bookingId: 'long-before' }, 'amina');
    await listen('safari_session=first', (so) => so.includes('long-before'));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    const young = await listen('safari_session=young', (so) => so.includes('last'), '?age=800');
    const old = await listen('safari_session=old', (so) => so.includes('last'), '?age=70000');
    clock.mockRestore();
    expect(young).not.toContain('long-before');
    expect(old).toContain('long-before');
  });

  it('begin by saying whose they are, and whether they can tell all that the page may have missed', async () => {
    const opened = (so: string) => so.includes('live.opened');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(hearsSince + 60_000);
    const young = await listen('safari_session=young', opened, '?age=800');
    const beforeTheGateway = await listen('safari_session=old', opened, '?age=110000');
    clock.mockRestore();
    const forgotten = await listen('safari_session=older', opened, '?age=98765432100');
    const amina = (complete: boolean) =>
      `data: {"type":"live.opened","customer":"amina","staff":false,"complete":${complete}}`;
    expect(young).toContain(amina(true));
    expect(beforeTheGateway).toContain(amina(false));
    expect(forgotten).toContain(amina(false));
    auth.answer = () => ({
      body: { token: 't', identity: { staff: { id: 's', name: 'Staff', role: 'staff' } } },
    });
    expect(await listen('safari_staff=opening', opened)).toContain('"customer":null,"staff":true');
  });

  it('carry the headers of every answer', async () => {
    const stop = new AbortController();
    const { headers } = await fetch(`${origin}/api/live`, { signal: stop.signal });
    stop.abort();
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no', // or a proxy before us keeps what happens until there is more of it
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it('tell a visitor of the catalogue and of nothing else', async () => {
    auth.answer = () => ({ body: { token: null, identity: {} } });
    for (const cookie of ['', 'safari_session=unknown']) {
      await publish('booking.booking.placed.v1', { bookingId: 'somebodys' }, 'amina');
      await publish('catalog.package.changed.v1', { id: 4 });
      const text = await listen(cookie, (so) => so.includes('catalog.'));
      expect(text).toContain('"customer":null,"staff":false');
      expect(text).not.toContain('booking.');
    }
  });

  it('are bounded for the visitors behind one address, and free again when one has left', async () => {
    const stops: AbortController[] = [];
    const answers: Response[] = []; // kept: an answer without a reference is collected, and its stream ends
    const open = async () => {
      const stop = new AbortController();
      stops.push(stop);
      const answer = await fetch(`${origin}/api/live`, { signal: stop.signal });
      answers.push(answer);
      return answer.status;
    };
    for (let visitor = 0; visitor < 65; visitor += 1) await open();
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(64).fill(200), 429]);
    stops[0]?.abort();
    let again = 429;
    while (again === 429) again = await open();
    expect(again).toBe(200);
    for (const stop of stops) stop.abort();
  });
});

it('tells its figures to its own network alone', async () => {
  expect((await get('/metrics')).status).toBe(200);
  expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
});

describe('pages and files', () => {
  it('carry a policy that allows our own scripts only, with a nonce of this answer', async () => {
    const answer = await get('/');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("form-action 'self';");
    for (const closed of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy).toContain(`${closed} 'none'`);
    expect(policy).not.toMatch(/unsafe|https?:/);
    expect(await answer.text()).toContain(`content="${nonce}"`);
    expect((await get('/')).headers.get('content-security-policy')).not.toBe(policy);
  });

  it('answer every screen, and 404 with the same page elsewhere', async () => {
    app.get(CatalogCache).clear();
    catalog.answer = () => ({ body: [work({ id: 5, artist: 'Juma R' })] });
    for (const path of ['/art/5', '/artist/Juma%20R', '/bookings', '/login'])
      expect((await get(path)).status).toBe(200);
    const nowhere = await get('/nowhere');
    expect(nowhere.status).toBe(404);
    expect(await nowhere.text()).toContain('csp-nonce');
    expect((await get('/missing.js')).status).toBe(404);
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });

  it('are told apart: a name with an ending that somebody opens is a page where no file has it', async () => {
    const opened = { accept: 'text/html,application/xhtml+xml' };
    writeFileSync(join(folder, 'shell/small.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await (await get('/small.svg', opened)).text()).toContain('<svg');
    for (const path of ['/tours.html', '/index.php', '/assets.d/..%2f..%2fmanifest.json']) {
      const answer = await get(path, opened);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await answer.text()).toContain('csp-nonce');
    }
    expect((await get('/tours.html')).headers.get('content-type')).toContain(PROBLEM_TYPE);
  });

  it('have one landing page: the shell’s page with nothing filled in leads there', async () => {
    const answer = await get('/index.html?package=4');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/?package=4']);
  });

  it('keep staff and booking screens out of search engines', async () => {
    expect((await get('/bookings')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/art')).headers.get('x-robots-tag')).toBeNull();
  });

  it('are kept for ever where their name changes with them, and asked for anew where not', async () => {
    const caching = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await caching('/assets/app-1.js')).toContain('immutable');
    expect(await caching('/mfe/catalog/assets/part-1.js')).toContain('immutable');
    expect(await caching('/mfe/catalog/remoteEntry.js')).toBe('no-cache');
    expect(await caching('/remotes.json')).toBe('no-cache');
    expect(await caching('/pictures/lion.svg')).toBe('public, max-age=3600');
  });

  it('are compressed and held in memory once somebody asked for them, also when a next release took them away', async () => {
    const file = join(folder, 'catalog/assets/old-1.js');
    const content = `export const sights = ${JSON.stringify('a lion, a rhino, an elephant, '.repeat(99))}`;
    writeFileSync(file, content);
    const old = (headers: Record<string, string> = {}) => get('/mfe/catalog/assets/old-1.js', headers);
    const tag = await eventually('the file is held', async () => {
      const { headers } = await old();
      expect(headers.get('etag')).toMatch(/^"/);
      return headers.get('etag') ?? '';
    });
    rmSync(file);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await old({ 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(answer.headers.get('content-type')).toMatch(/javascript/);
      expect(await answer.text()).toBe(content);
    }
    expect((await old({ 'if-none-match': tag })).status).toBe(304);
    expect((await get('/mfe/catalog/renewed/1/assets/old-1.js')).status).toBe(404);
  });

  it('are read in parts by who asks for a part', async () => {
    const part = () => get('/pictures/lion.svg', { range: 'bytes=0-3' });
    const whole = await (await get('/pictures/lion.svg')).text();
    for (const answer of [await part(), await part()]) {
      expect(answer.status).toBe(206);
      expect(await answer.text()).toBe(whole.slice(0, 4));
    }
  });

  it('of a remote are found once more, for a browser that remembers them as failed', async () => {
    for (const file of ['remoteEntry.js', 'assets/part-1.js']) {
      const [first, again] = await Promise.all([
        get(`/mfe/catalog/${file}`),
        get(`/mfe/catalog/renewed/1/${file}`),
      ]);
      expect(again.status).toBe(200);
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
      expect(await again.text()).toBe(await first.text());
    }
    expect((await get('/mfe/catalog/renewed/1/nothing.js')).status).toBe(404);
  });

  it('a remote that is not built costs only its own place', async () => {
    expect((await get('/mfe/gallery/remoteEntry.js')).status).toBe(404);
    expect((await get('/')).status).toBe(200);
  });

  it('leave their folders by no trick', async () => {
    for (const path of [
      '/pictures/..%2f..%2fetc/passwd',
      '/pictures/%2e%2e/shell/index.html',
      '/..%2f..%2fpackage.json',
    ]) {
      expect((await get(path)).status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('a picture that staff upload', () => {
  const name = `${'a'.repeat(32)}-480.webp`;
  beforeEach(() => {
    auth.answer = () => ({
      body: { token: 't', identity: { staff: { id: 's', name: 'Staff', role: 'staff' } } },
    });
  });

  const send = (bytes: Buffer) =>
    fetch(`${origin}/api/pictures`, {
      method: 'POST',
      headers: {
        'content-type': 'image/jpeg',
        'sec-fetch-site': 'same-origin',
        cookie: 'safari_staff=office',
      },
      body: new Uint8Array(bytes),
    });

  it('passes although it is larger than any other body may be', async () => {
    const answer = await send(Buffer.alloc(1_000_000, 'a'));
    expect(answer.status).toBe(200);
    expect(catalog.asked.at(-1)?.body).toHaveLength(1_000_000);
  });

  it('is refused in plain words above 10 MB, before it is sent on', async () => {
    const before = catalog.asked.length;
    const answer = await send(Buffer.alloc(LARGEST_UPLOAD + 1));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ detail: 'The picture is larger than 10 MB.' });
    expect(catalog.asked).toHaveLength(before);
  });

  it('comes from the catalogue, which is not told who asks', async () => {
    await fetch(`${origin}/pictures/uploads/${name}`, { headers: { cookie: 'staff=secret' } });
    expect(catalog.asked.at(-1)).toMatchObject({ url: `/pictures/uploads/${name}` });
    expect(catalog.asked.at(-1)?.headers.cookie).toBeUndefined();
  });

  it('leads to nothing else of the catalogue', async () => {
    const before = catalog.asked.length;
    for (const path of ['..%2f..%2fmetrics', '%2e%2e', 'lion.svg', `${name}%2f..%2f..%2f..%2fmetrics`]) {
      expect([400, 404]).toContain((await get(`/pictures/uploads/${path}`)).status);
    }
    expect(catalog.asked).toHaveLength(before);
  });
});

it('bounds what one address may change in a minute', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now()); // one minute, however slow the machine
  const statuses = await Promise.all(
    Array.from({ length: 70 }, () => post('/api/bookings', {}).then(({ status }) => status)),
  );
  clock.mockRestore();
  expect(statuses).toContain(429);
  expect((await get('/api/guides')).status).toBe(200);
});
