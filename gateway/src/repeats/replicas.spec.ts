import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Replicas } from './replicas.js';

const READERS = 40;
const TIMEOUT_MS = 20_000;

const asked: string[] = [];
/** Every request is cut off, or only that many of the next ones. */
let isAway = false;
let refusals = 0;
/** Paths that every second request finds: one replica has them, the other one does not. */
let halfThere: string[] = [];
const server = createServer(({ url = '' }, answer) => {
  asked.push(url);
  if (isAway || refusals > 0) {
    refusals -= 1;
    return void answer.destroy();
  }
  const isThere = halfThere.includes(url) && asked.filter((each) => each === url).length % 2 === 0;
  answer.writeHead(isThere ? 200 : 404).end(url);
});
let replicas: Replicas;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

beforeEach(() => {
  asked.length = 0;
  isAway = false;
  refusals = 0;
  halfThere = [];
  replicas = new Replicas({
    timeoutMs: TIMEOUT_MS,
    isNamed: (file) => file.startsWith('assets/named-'),
  });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (file: string) =>
  replicas.text(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${file}`, TIMEOUT_MS);
const readByAll = (fileOf: (reader: number) => string) =>
  Promise.all(Array.from({ length: READERS }, (_, reader) => read(fileOf(reader))));

describe('a server of files', () => {
  it.each(['assets/named-1.js', 'assets/other-1.js', 'pictures/lion.svg'])(
    'that is away is asked for %s once and once more',
    async (file) => {
      isAway = true;
      await expect(read(file)).rejects.toThrow();
      expect(asked).toHaveLength(2);
    },
  );

  it('that nowhere has a file which pages name is asked for it by one reader at a time', async () => {
    const all = await readByAll(() => 'assets/named-1.js');
    expect(new Set(all)).toEqual(new Set([undefined]));
    expect(asked.length).toBeGreaterThan(READERS);
    expect(asked.length).toBeLessThanOrEqual(READERS + 20);
  });

  it('is asked once for names that somebody makes up, but for one at a time', async () => {
    await readByAll((reader) => `assets/made-up-${reader}.js`);
    expect(asked.length).toBeGreaterThan(READERS);
    expect(asked.length).toBeLessThanOrEqual(READERS + 20);
  });
});

describe('what one replica has and another has not', () => {
  it('is had by everybody whom a page sends for it', async () => {
    halfThere = ['/assets/named-1.js'];
    const all = await readByAll(() => 'assets/named-1.js');
    expect(new Set(all)).toEqual(new Set(halfThere));
  });

  it('is had though several take no connection, where anybody was answered just before', async () => {
    halfThere = ['/assets/named-1.js'];
    await read('pictures/lion.svg');
    refusals = 4;
    expect(await read('assets/named-1.js')).toBe('/assets/named-1.js');
  });

  it('is had though nothing names it and somebody makes up names, once something that is named was missing', async () => {
    halfThere = ['/assets/named-1.js', '/assets/other-1.js'];
    expect(await read('assets/named-1.js')).toBe('/assets/named-1.js');
    const madeUp = read('assets/made-up.js');
    for (let reader = 0; reader < 6; reader += 1)
      expect(await read('assets/other-1.js')).toBe('/assets/other-1.js');
    await madeUp;
  });

  it('is had though nothing names it, once something that nothing names was found at another', async () => {
    halfThere = ['/assets/other-1.js', '/assets/other-2.js'];
    expect(await read('assets/other-1.js')).toBe('/assets/other-1.js');
    const all = await readByAll((reader) => `assets/other-${1 + (reader % 2)}.js`);
    expect(new Set(all)).toEqual(new Set(halfThere));
  });
});
