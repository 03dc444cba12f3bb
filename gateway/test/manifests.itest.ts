import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RemoteEntry } from '@safari/contracts';
import { buildFrontEnds, frontEndTargets, MANIFESTS, writeInto } from './support/front-ends.js';
import { type House, startHouse } from './support/gateway.js';
import { work } from './support/offered.js';

const { gallery } = MANIFESTS;

let house: House;
let folder: string;

beforeAll(async () => {
  house = await startHouse();
  house.services.catalog.answer = ({ url }) => ({ body: url === '/api/artworks' ? [work()] : [] });
});
afterAll(() => house.close());

beforeEach(() => {
  folder = buildFrontEnds();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (remotes = {}) => house.open(frontEndTargets(folder, remotes));

describe('a remote’s manifest', () => {
  it.each([
    ['is not there', ''],
    ['is broken', '{ "version": 1, "name": "gallery"'],
    ['is of an older version', JSON.stringify({ ...gallery, version: 0 })],
    ['is that of another', JSON.stringify({ ...gallery, name: 'catalog' })],
    [
      'reads what is not public',
      JSON.stringify({
        ...gallery,
        routes: [{ ...gallery.routes[0], reads: [{ name: 'all', url: '/api/bookings' }] }],
      }),
    ],
    [
      'claims what is the gateway’s',
      JSON.stringify({ ...gallery, routes: [{ ...gallery.routes[0], path: '/api/art' }] }),
    ],
  ])('that %s costs its own place only, which says so', async (_, text) => {
    if (text) writeInto(folder, 'gallery/manifest.json', text);
    else rmSync(`${folder}/gallery/manifest.json`);
    const { origin } = await open();
    expect((await fetch(origin)).status).toBe(200);
    const page = await fetch(`${origin}/art`);
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([503, 'noindex']);
    expect(page.headers.get('retry-after')).toBe('5');
    expect(await page.text()).toContain('<div id="root">');
    expect((await fetch(`${origin}/sitemap.xml`)).status).toBe(503);
    const entries = (await (await fetch(`${origin}/remotes.json`)).json()) as RemoteEntry[];
    expect(entries.filter(({ unknown }) => unknown).map(({ name }) => name)).toEqual(['gallery']);
    writeInto(folder, 'gallery/manifest.json', JSON.stringify(gallery));
    expect((await fetch(`${origin}/art`)).status).toBe(200);
  });

  it('that becomes unreadable while we run leaves the last one in place', async () => {
    const { origin } = await open();
    expect((await fetch(`${origin}/art`)).status).toBe(200);
    writeInto(folder, 'gallery/manifest.json', 'half a fi');
    expect((await fetch(`${origin}/art/3`)).status).toBe(200);
  });

  describe('that claims a path of another', () => {
    const thief = { ...gallery, name: 'thief', routes: [{ ...gallery.routes[1], path: '/art/:work' }] };
    const others = createServer(({ url = '' }, response) => {
      const [, name = ''] = url.split('/');
      response.end(JSON.stringify({ ...thief, name }));
    });
    let address: string;

    beforeAll(async () => {
      others.listen(0, '127.0.0.1');
      await once(others, 'listening');
      address = `http://127.0.0.1:${(others.address() as AddressInfo).port}`;
    });
    afterAll(() => {
      others.closeAllConnections();
      others.close();
    });
    beforeEach(() => writeInto(folder, 'thief/manifest.json', JSON.stringify(thief)));

    it('is refused at start, by both names', async () => {
      await expect(open({ thief: `${folder}/thief` })).rejects.toThrow(
        'gallery and thief both claim /art/:work',
      );
    });

    it('is refused at start also where a third is deployed by itself', async () => {
      await expect(open({ thief: `${folder}/thief`, robber: `${address}/robber` })).rejects.toThrow(
        /^a path has one owner: gallery and thief both claim \/art\/:work$/,
      );
    });

    it('is left out at start where it is deployed by itself', async () => {
      const { origin } = await open({ thief: `${address}/thief` });
      expect((await fetch(`${origin}/art/3`)).status).toBe(200);
      const entries = (await (await fetch(`${origin}/remotes.json`)).json()) as RemoteEntry[];
      expect(entries.filter(({ unknown }) => unknown).map(({ name }) => name)).toEqual(['thief']);
    });
  });

  it('is told to the shell in short, and once only', async () => {
    const { origin } = await open();
    const answer = await fetch(`${origin}/remotes.json`);
    const [, , admin] = (await answer.json()) as RemoteEntry[];
    expect(admin).toEqual({
      name: 'admin',
      entry: '/mfe/admin/remoteEntry.js',
      density: 'dense',
      routes: [
        { path: '/adminlogin', frame: 'plain', title: { en: 'Admin Login' } },
        { path: '/bookings', frame: 'staff', title: { en: 'Bookings' } },
      ],
      navigation: MANIFESTS.admin.navigation,
      slots: [{ slot: 'staffTools', part: 'FrameTools' }],
    });
    const again = await fetch(`${origin}/remotes.json`, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe('a server half', () => {
  it.each([
    ['is not there', undefined],
    ['throws', 'exports.describe = () => { throw new Error() };'],
    ['says what nobody can use', 'exports.describe = () => ({ title: 7 });'],
    ['never ends', 'exports.describe = () => { for (;;); };'],
  ])('that %s costs what its own pages say of themselves', async (_, code) => {
    if (code === undefined) rmSync(`${folder}/gallery/server-1.cjs`);
    else writeInto(folder, 'gallery/server-1.cjs', code);
    const { origin } = await open();
    const page = await fetch(`${origin}/art/3`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Artwork · Kilele Safaris</title>');
    expect(await (await fetch(origin)).text()).toContain('<title>Safaris, planned together · ');
  });
});
