import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventType } from '@safari/contracts';
import { examplePackage } from '@safari/contracts/testing';
import { eventually } from '@safari/service-kit/testing';
import { EventFeed } from '../src/events/event-feed.js';
import { buildFrontEnds, frontEndTargets, MANIFESTS, writeInto } from './support/front-ends.js';
import { type Door, type House, startHouse, untilHeard, untilHearing } from './support/gateway.js';
import { work } from './support/offered.js';
import { sayRaw } from './support/wire.js';

const SHELL_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="csp-nonce" content="__CSP_NONCE__">
    <title>Kilele Safaris</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared-1.js">
  </head>
  <body>
    <div id="root"><p>Kilele Safaris</p></div>
  </body>
</html>
`;

/** As the shell's build would leave it; it says which drawing of this process it is, and which process draws. */
const SHELL_SCREENS = `
  let drawings = 0;
  exports.shared = { react: { version: 'of the shell' } };
  exports.drawPage = async ({ address, language, hasSession, entries, screens, read }) => {
    const takes = { '/art/65': 4_000, '/art/66': Infinity }[address]; // ms in which nothing else is done
    if (takes) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, takes);
    if (address === '/art/67') throw new Error('a screen is broken');
    if (address === '/art/68') return { html: '<script>1</script>', page: { parts: [] }, isIncomplete: false };
    const [first] = await read(address.startsWith('/art') ? '/api/artworks' : '/api/packages').catch(() => []);
    const user = await read('/api/auth/user').catch(() => 'nobody asks');
    const { name } = await read('/api/brand');
    const links = entries.flatMap(({ navigation }) => navigation.map(({ to }) => to));
    drawings += 1;
    const facts = [first?.name ?? first?.title, name, language, 'session ' + hasSession, user, screens('gallery')?.Hall ?? 'no gallery'];
    return {
      html: '<h1 style="color:red">' + facts.join(' | ') + '</h1><i>' + drawings + '</i><b>' + process.pid + '</b><u>' + links + '</u>',
      page: { parts: [{ remote: 'catalog', part: 'App' }], remotes: entries.length },
      isIncomplete: !first,
    };
  };`;

const drawnRoutes = (name: 'catalog' | 'gallery') => {
  const routes = MANIFESTS[name].routes.map((route) => ({ ...route, ...(route.indexed && { drawn: true }) }));
  return { ...MANIFESTS[name], routes, screens: 'screens-1.cjs' };
};

/** Front ends that draw: all that their builds would leave. */
function buildDrawing(): string {
  const built = buildFrontEnds();
  const files = {
    'shell/index.html': SHELL_PAGE,
    'shell/manifest.json': JSON.stringify({
      ...MANIFESTS.shell,
      screens: 'screens-1.cjs',
      boot: 'assets/boot-1.js',
    }),
    'shell/screens-1.cjs': SHELL_SCREENS,
    'catalog/manifest.json': JSON.stringify(drawnRoutes('catalog')),
    'catalog/screens-1.cjs': `exports.App = 1;`,
    'gallery/manifest.json': JSON.stringify(drawnRoutes('gallery')),
    'gallery/screens-1.cjs': `exports.Hall = 'a gallery, with the react ' + require('react').version;`,
  };
  for (const [path, text] of Object.entries(files)) writeInto(built, path, text);
  return built;
}

let house: House;
let folder: string;
let app: Door['app'];
let origin: string;

beforeAll(async () => {
  house = await startHouse();
  folder = buildDrawing();
  ({ app, origin } = await house.open(frontEndTargets(folder)));
  await untilHearing(app);
});

afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

const offered: Record<string, unknown> = {};
/** How often the catalogue has been asked for them. */
const asked = (path: string) => house.services.catalog.asked.filter(({ url }) => url === path).length;

beforeEach(async () => {
  Object.assign(offered, {
    '/api/packages': [examplePackage()],
    '/api/artworks': [3, 65, 66, 67, 68].map((id) => work({ id })),
  });
  const { catalog } = house.services;
  catalog.answer = ({ url = '' }) => (url in offered ? { body: offered[url] } : { status: 404, body: {} });
  await change();
  await eventually('it is drawn', () => isDrawn('/'));
  catalog.asked.length = 0;
});

/** Changes the catalogue, and waits until the gateway has got the event. */
async function change(type: EventType = 'catalog.package.changed.v1'): Promise<void> {
  const heard = untilHeard(app, type);
  const connection = await house.broker.connect(`svc-${type.slice(0, type.indexOf('.'))}`);
  connection.publish(type, JSON.stringify({ id: 'x', type, at: '2026-01-01', data: { id: 4 } }));
  await heard;
  await connection.close();
}

const html = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(origin + path, { headers })).text();
const drawing = async (path: string) => /<i>(\d+)<\/i>/.exec(await html(path))?.[1];
/** The process that drew a page. */
const renderer = () =>
  eventually('a page is drawn', async () => Number(/<b>(\d+)<\/b>/.exec(await html('/'))?.[1]));
const isDrawn = async (path: string) => /<div id="root"><h1/.test(await html(path));

describe('a public page', () => {
  it('arrives as it was drawn, with its data, and with no script but the one that starts the others', async () => {
    const answer = await fetch(`${origin}/`);
    const text = await answer.text();
    expect(text).toContain('<h1 style="color:red">The Northern Circuit | Kilele Safaris | en |');
    expect(text).toContain('a gallery, with the react of the shell');
    expect(text).toContain('<title>Safaris, planned together · Kilele Safaris</title>');
    expect(text).toContain('<link rel="stylesheet" crossorigin href="/mfe/catalog/assets/part-1.css">');
    expect(text).toMatch(/id="drawn-page">{"parts":\[{"remote":"catalog","part":"App"}\],"remotes":3}</);
    expect(text).toContain('"entry":"/assets/index-1.js"');
    expect(text).toContain('"/mfe/catalog/assets/part-1.js"');
    expect(text).not.toMatch(/rel="(?:module)?preload"[^>]*href="\/(?:api|remotes|mfe|assets)/);
  });

  it('has a policy without a nonce: our scripts, our style sheets, and the very styles that stand in it', async () => {
    const policy = (await fetch(`${origin}/`)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src 'self' 'sha256-\S+' 'unsafe-hashes' 'sha256-\S+';/);
    expect(policy).not.toMatch(/nonce|unsafe-inline|unsafe-eval|https?:/);
    for (const closed of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
      expect(policy).toContain(`${closed} 'none'`);
  });

  it('is written in the language that was chosen, else in the one that the browser likes best', async () => {
    expect(await html('/', { 'accept-language': 'sw-TZ,en;q=0.5' })).toContain('<html lang="sw">');
    expect(await html('/', { 'accept-language': 'sw' })).toContain('| sw | session false');
    expect(await html('/', { 'accept-language': 'sw', cookie: 'language=en' })).toContain('| en |');
    const { headers } = await fetch(`${origin}/`);
    expect(headers.get('vary')).toMatch(/accept-language, cookie/);
  });

  it('names nobody: for whoever has a session it only leaves room', async () => {
    const cookie = 'safari_session=whoever';
    expect(await html('/', { cookie })).toContain('| session true | nobody asks |');
    expect(await html('/', { cookie })).not.toContain('name="session"');
    expect(await html('/')).toContain('<meta name="session" content="none">');
    expect(house.services.auth.asked).toEqual([]);
  });

  it('is drawn once however many ask, and again when something of the catalogue has changed', async () => {
    const drawings = await Promise.all(Array.from({ length: 30 }, () => drawing('/?package=4')));
    expect(new Set(drawings).size).toBe(1);
    expect(asked('/api/packages')).toBeLessThanOrEqual(1);
    offered['/api/packages'] = [examplePackage({ name: 'The Southern Circuit' })];
    await change();
    expect(await html('/?package=4')).toContain('The Southern Circuit |');
    expect(await drawing('/?package=4')).not.toBe(drawings[0]);
  });

  it('is drawn again when a customer is erased, whose review it may show', async () => {
    const before = await drawing('/?package=4');
    await change('booking.customer.erased.v1');
    expect(await drawing('/?package=4')).not.toBe(before);
  });

  it('is drawn again when something may have changed while the broker was away', async () => {
    const before = await drawing('/?package=4');
    const gap = new Promise<void>((resolve) => app.get(EventFeed).onGap(resolve));
    await house.broker.kill();
    await house.broker.start();
    await gap;
    await untilHearing(app);
    expect(await drawing('/?package=4')).not.toBe(before);
  });

  it('is drawn again when anything that it is made of is deployed anew', async () => {
    const other = buildDrawing();
    rmSync(`${other}/admin/manifest.json`); // its server starts late
    const door = await house.open(frontEndTargets(other));
    const shows = (text: string) =>
      eventually(`it shows ${text}`, async () => (await (await fetch(door.origin)).text()).includes(text));
    await shows('<u>/#packages</u>');
    writeInto(other, 'admin/manifest.json', JSON.stringify(MANIFESTS.admin));
    await shows('<u>/#packages,/bookings</u>');
    const [part] = MANIFESTS.catalog.parts;
    const parts = [{ ...part, styles: ['assets/part-2.css'] }];
    writeInto(other, 'catalog/manifest.json', JSON.stringify({ ...drawnRoutes('catalog'), parts }));
    await shows('href="/mfe/catalog/assets/part-2.css"');
    writeInto(other, 'shell/index.html', SHELL_PAGE.replace('index-1', 'index-2'));
    await shows('"entry":"/assets/index-2.js"');
    rmSync(other, { recursive: true, force: true });
  });

  it('is sent compressed ahead, and not again to whoever has it', async () => {
    const [brotli, gzipped] = await Promise.all([raw('/', 'br, gzip'), raw('/', 'gzip')]);
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toContain('The Northern Circuit');
    expect(gzipped.encoding).toBe('gzip');
    expect(gunzipSync(gzipped.body).toString()).toContain('The Northern Circuit');
    const again = await fetch(`${origin}/`, { headers: { 'if-none-match': brotli.etag } });
    expect(again.status).toBe(304);
  });

  it.each(['br', 'gzip', 'identity'])(
    'says the same of itself when it leaves at once as when it passed all defences (%s)',
    async (encoding) => {
      const ask = (...more: string[]) => {
        const lines = [
          'GET / HTTP/1.1',
          'host: x',
          'connection: close',
          `accept-encoding: ${encoding}`,
          ...more,
        ];
        return sayRaw(origin, `${lines.join('\r\n')}\r\n\r\n`);
      };
      const [passed, atOnce] = [await ask('content-length: 0'), await ask()];
      const { date: _, ...said } = atOnce.headers;
      expect(passed).toMatchObject({ status: 200, headers: said, body: atOnce.body });
      expect(Object.keys(passed.headers).sort()).toEqual(Object.keys(atOnce.headers).sort());
    },
  );

  it.each([
    ['a filter, of which there is no end', '/?search=lions'],
    ['a thing that is not there', '/?package=999'],
    ['a thing by another spelling of its address, of which there is no end', '/?package=4&package=4'],
    ['a screen of one person', '/dashboard'],
    ['a screen that is broken', '/art/67'],
    ['a page that would need a script of its own', '/art/68'],
  ])('is drawn by the browser where it is %s', async (_, address) => {
    await eventually('others are drawn', () => isDrawn('/art/3'));
    const answer = await fetch(origin + address);
    const text = await answer.text();
    expect(text).toContain('<div id="root"><p>Kilele Safaris</p></div>');
    expect(text).toMatch(/<script type="module" crossorigin src="\/assets\/index-1.js">/);
    expect(answer.headers.get('content-security-policy')).toContain("'nonce-");
  });

  it('is drawn by the browser where its data are not to be had', async () => {
    delete offered['/api/artworks'];
    await change();
    expect(await isDrawn('/art')).toBe(false);
    offered['/api/artworks'] = [work()];
    await eventually('it is drawn again', () => isDrawn('/art'));
  });
});

describe('the site stands', () => {
  it('while the renderer is dead, and pages are drawn again by the next one', async () => {
    const dead = await renderer();
    process.kill(dead, 'SIGKILL');
    await change();
    expect((await fetch(`${origin}/`)).status).toBe(200);
    expect(await renderer()).not.toBe(dead);
  });

  it('while the renderer is slow: who waits gets the page that the browser draws, and who comes later what it drew', async () => {
    const slow = await renderer();
    expect(await isDrawn('/art/65')).toBe(false);
    await eventually('it is drawn', () => isDrawn('/art/65'));
    await change();
    expect(await renderer()).toBe(slow);
  });

  it('while the renderer hangs: who waits gets the page that the browser draws', async () => {
    await renderer();
    expect(await isDrawn('/art/66')).toBe(false);
    await eventually('others are drawn', () => isDrawn('/art/3'));
  });

  it('without the screens of a remote: the rest of its neighbours’ pages is drawn', async () => {
    const other = buildDrawing();
    rmSync(`${other}/gallery/screens-1.cjs`);
    const door = await house.open(frontEndTargets(other));
    const landing = async () => (await fetch(`${door.origin}/`)).text();
    await eventually('it is drawn', async () => (await landing()).includes('| no gallery</h1>'));
    writeInto(other, 'gallery/screens-1.cjs', 'syntax error');
    expect(await landing()).toContain('| no gallery</h1>');
    rmSync(other, { recursive: true, force: true });
  });
});

/** As it is on the wire. */
function raw(path: string, accepted: string): Promise<{ encoding: string; etag: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers: { 'accept-encoding': accepted } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-encoding': encoding = '', etag = '' } = answer.headers;
        resolve({ encoding, etag, body: Buffer.concat(chunks) });
      });
    })
      .once('error', reject)
      .end();
  });
}
