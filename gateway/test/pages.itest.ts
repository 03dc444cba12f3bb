import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { examplePackage } from '@safari/contracts/testing';
import { createService, loadConfig } from '@safari/service-kit/process';
import { startBroker, type TestBroker } from '@safari/service-kit/testing';
import { AppModule } from '../src/app.module.js';
import { CatalogCache } from '../src/cache/catalog-cache.js';
import { GatewayConfig } from '../src/config.js';
import { gateway } from '../src/gateway.js';
import { buildFrontEnds, frontEndTargets, MANIFESTS, writeInto } from './support/front-ends.js';
import { work } from './support/offered.js';
import { startUpstream, stopUpstream, type Upstream } from './support/upstream.js';

const BRAND = "Twiga & Sons' Safaris";

let broker: TestBroker;
let catalog: Upstream;
let folder: string;
let app: NestFastifyApplication;
let origin: string;

async function startGateway(targets: Record<string, string> = {}): Promise<NestFastifyApplication> {
  const config = loadConfig(GatewayConfig, {
    NODE_ENV: 'test',
    PORT: '0',
    NATS_URL: broker.urlFor('gateway'),
    PUBLIC_ORIGIN: 'https://safari.example',
    LOG_LEVEL: 'silent',
    GATEWAY_SECRET: 'a secret of the gateway of more than 32 letters',
    SERVICES: JSON.stringify({
      catalog: catalog.url,
      booking: catalog.url,
      operators: catalog.url,
      auth: catalog.url,
    }),
    ...frontEndTargets(folder),
    BRAND_NAME: BRAND,
    PAGE_FACTS_TIMEOUT_MS: '20000', // no story depends on the machine's speed
    ...targets,
  });
  const started = await createService(AppModule.forRoot(config), config, gateway(config));
  await started.listen(0, '127.0.0.1');
  return started;
}

beforeAll(async () => {
  broker = await startBroker();
  catalog = await startUpstream();
  folder = buildFrontEnds();
  app = await startGateway();
  origin = await app.getUrl();
  await fetch(origin); // which loads the server half
});

afterAll(async () => {
  await app.close();
  stopUpstream(catalog);
  await broker.remove();
  rmSync(folder, { recursive: true, force: true });
});

const offered: Record<string, unknown> = {};

beforeEach(() => {
  Object.assign(offered, {
    '/api/packages': [examplePackage()],
    '/api/artworks': [work()],
  });
  catalog.asked.length = 0;
  catalog.answer = ({ url = '' }) => (url in offered ? { body: offered[url] } : { status: 404, body: {} });
});

afterEach(() => app.get(CatalogCache).clear());

const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
const html = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text();

describe('a page without JavaScript', () => {
  it.each([
    ['/?package=4', 'The Northern Circuit'],
    ['/art/3', 'Three at the Well'],
    ['/artist/Zawadi%20Mstari', 'Three at the Well'],
  ])('says what its remote says of it: %s', async (path, name) => {
    const answer = await get(path);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toBeNull();
    expect(text.match(/<title>[^<]*<\/title>/g)).toEqual([
      `<title>${name} · Twiga &amp; Sons&#39; Safaris</title>`,
    ]);
    expect(text.match(/<meta name="description"/g)).toHaveLength(1);
    expect(text).toContain(`<link rel="canonical" href="https://safari.example${path}">`);
    expect(text).toContain(`<meta property="og:title" content="${name}">`);
    expect(text).toMatch(/ld\+json">.*"Thing"/);
  });

  it.each([
    ['/art/3-some-other-name', '/art/3'],
    ['/art/3-some-other-name?book=artwork:3&travelers=4', '/art/3?book=artwork:3&travelers=4'],
    ['/art/3/', '/art/3'],
  ])('stands at one address, and whoever asks for %s is led there for good', async (path, own) => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, own]);
    expect(answer.headers.get('cache-control')).toBe('no-cache'); // a name may come back
    expect((await fetch(origin + path)).status).toBe(200);
  });

  it('is not led away from what a filter, another page or another spelling of the address shows', async () => {
    for (const path of ['/?package=4', '/?type=budget', '/artist/Zawadi%20Mstari', '/art/99-gone'])
      expect((await fetch(origin + path, { redirect: 'manual' })).headers.get('location')).toBeNull();
  });

  it('bears the configured brand from the first paint on, and no other', async () => {
    const text = await html('/');
    expect(text).toContain('<p>Twiga &amp; Sons&#39; Safaris</p>');
    expect(text).not.toContain('Kilele Safaris');
  });

  it('that only some deployments have is a page where its service says so, and 404 elsewhere', async () => {
    const answer = await get('/only-here');
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('Only Here');
    offered['/api/packages/only-here'] = {};
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000); // an answer counts no longer
    const here = await get('/only-here');
    clock.mockRestore();
    expect(here.status).toBe(200);
    expect(await here.text()).toContain('<title>Only Here · ');
    delete offered['/api/packages/only-here'];
  });

  it('that only some addresses have is 404 at the others', async () => {
    const status = async (path: string) => (await get(path)).status;
    offered['/api/packages/since/2026-01-01'] = {};
    expect(await status('/only-since/2026-01-01')).toBe(200);
    for (const never of ['1999-01-01', 'a%2Fb', '%3Fx'])
      expect([never, await status(`/only-since/${never}`)]).toEqual([never, 404]);
    delete offered['/api/packages/since/2026-01-01'];
  });

  it('that only some addresses have costs their service one call, however many open it at once', async () => {
    const day = '/only-since/2030-01-01';
    const statuses = async () =>
      (await Promise.all(Array.from({ length: 50 }, () => get(day)))).map(({ status }) => status);
    expect(new Set([...(await statuses()), ...(await statuses())])).toEqual(new Set([404]));
    expect(catalog.asked.map(({ url }) => url)).toEqual(['/api/packages/since/2030-01-01']);
  });

  it('answers 404 where the catalogue knows nothing, and tells search engines to forget it', async () => {
    for (const path of ['/?package=99', '/art/99', '/art/red', '/artist/Nobody', '/nowhere']) {
      const answer = await get(path);
      const text = await answer.text();
      expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 404, 'noindex']);
      expect(text).toContain('<div id="root">');
      expect(text).not.toMatch(/canonical|og:/);
    }
  });

  it('keeps staff, customers, sign-in and the booking form out of search engines', async () => {
    for (const path of ['/bookings', '/dashboard', '/login', '/adminlogin', '/?book=package:4']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex']);
      expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('runs nothing that the catalogue says', async () => {
    offered['/api/packages'] = [
      examplePackage({ name: '</script><script>alert(1)</script>', description: '"><b>' }),
    ];
    const text = await html('/?package=4');
    expect(text.match(/<script/g)).toHaveLength(2); // the shell's own, and the data
    expect(text).not.toContain('<b>');
  });

  it('costs the catalogue one call, however many addresses somebody makes up', async () => {
    for (const id of [3, 4, 5, 6]) await get(`/art/${id}`);
    await get('/artist/Anybody');
    expect(catalog.asked.map(({ url }) => url)).toEqual(['/api/artworks']);
  });
});

describe('while the catalogue is away', () => {
  it('a page comes without its facts, soon, and is not called missing', async () => {
    const hurried = await startGateway({ PAGE_FACTS_TIMEOUT_MS: '100' });
    catalog.answer = () => ({ body: [examplePackage()], delay: 600_000 });
    const answer = await fetch(`${await hurried.getUrl()}/?package=4`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Twiga &amp; Sons&#39; Safaris</title>');
    await hurried.close();
  });

  it('or answers what nobody can read, a page comes all the same', async () => {
    for (const body of [{}, [{ id: 4 }], 'x']) {
      app.get(CatalogCache).clear();
      catalog.answer = () => ({ body });
      expect((await get('/?package=4')).status).toBe(200);
    }
  });

  it('search engines are not told that there is nothing', async () => {
    catalog.answer = () => ({ status: 503, body: {} });
    const answer = await get('/sitemap.xml');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('public');
  });
});

it('an answer under https says what a browser may do with it', async () => {
  for (const path of ['/', '/api/packages', '/nowhere', '/robots.txt', '/assets/none.js']) {
    const { headers } = await get(path, { origin: 'https://evil.example' });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toBe('camera=(), geolocation=(), microphone=(), payment=()');
    for (const kind of ['opener', 'resource'])
      expect(headers.get(`cross-origin-${kind}-policy`)).toBe('same-origin');
    for (const closed of ['object-src', 'base-uri', 'frame-ancestors', 'default-src']) {
      expect(headers.get('content-security-policy')).toContain(`${closed} 'none'`);
    }
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

it('an answer says what it is and in which characters', async () => {
  for (const [path, type] of [
    ['/', 'text/html; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/remotes.json', 'application/json; charset=utf-8'],
    ['/api/unknown', 'application/problem+json; charset=utf-8'],
  ]) {
    expect((await get(path ?? '')).headers.get('content-type')).toBe(type);
  }
});

describe('whoever finds a weakness', () => {
  it('is told where to report it, where the operator has said so', async () => {
    expect((await get('/.well-known/security.txt')).status).toBe(404);
    const other = await startGateway({ SECURITY_CONTACT: 'security@safari.example' });
    try {
      const answer = await fetch(`${await other.getUrl()}/.well-known/security.txt`);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await answer.text()).toContain('Contact: mailto:security@safari.example');
    } finally {
      await other.close();
    }
  });
});

describe('search engines', () => {
  it('find the map that robots.txt names', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers.get('content-type')).toContain('text/plain');
    expect(await robots.text()).toContain('Sitemap: https://safari.example/sitemap.xml');
    const map = await get('/sitemap.xml');
    expect(map.headers.get('content-type')).toContain('application/xml');
    expect(await map.text()).toContain('<loc>https://safari.example/?package=4</loc>');
  });

  it('do not list what pages are drawn from', async () => {
    expect((await get('/api/packages')).headers.get('x-robots-tag')).toBe('noindex');
  });
});

describe('the hints', () => {
  it('name the files of the remote that draws the page, after the shell', async () => {
    const text = await html('/');
    expect(text.indexOf('/mfe/catalog/assets/part-1.js')).toBeGreaterThan(text.indexOf('/assets/app-1.js'));
    expect(text).toContain(
      '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/packages">',
    );
    expect(await html('/login')).not.toContain('/mfe/');
    expect(await html('/login')).toContain('href="/remotes.json"');
  });

  it('follow a remote that is deployed anew', async () => {
    await html('/');
    const { catalog } = MANIFESTS;
    const parts = [{ name: 'App', scripts: ['assets/part-2.js'], styles: [] }];
    writeInto(folder, 'catalog/manifest.json', JSON.stringify({ ...catalog, parts }));
    expect(await html('/')).toContain('/mfe/catalog/assets/part-2.js');
  });

  it('of customers and staff go only to a browser that has such a session', async () => {
    expect(await html('/dashboard')).not.toContain('/api/user/bookings');
    expect(await html('/dashboard', { cookie: '__Host-safari_session=mine' })).toContain(
      '/api/user/bookings',
    );
    expect(await html('/bookings', { cookie: '__Host-safari_staff=mine' })).toContain('/api/auth/staff');
  });

  it('are not waited for when the remote on its own server hangs', async () => {
    const hanging: Server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const address = hanging.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const other = await startGateway(frontEndTargets(folder, { catalog: `http://127.0.0.1:${port}` }));
    const answer = await fetch(`${await other.getUrl()}/art`);
    expect(answer.status).toBe(200);
    await other.close();
    hanging.closeAllConnections();
    hanging.close();
  });
});
