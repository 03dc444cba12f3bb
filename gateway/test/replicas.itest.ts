import { once } from 'node:events';
import { createServer as createHttp, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createDoor, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MANIFESTS } from './support/front-ends.js';
import { type Door, type House, startHouse } from './support/gateway.js';

/** A front end of two replicas behind one address, of which one has the next release. */
const { gallery } = MANIFESTS;
const NEXT: Record<string, string> = {
  '/manifest.json': JSON.stringify(gallery),
  '/assets/gallery-1.js': 'next',
  '/assets/dialog-1.js': 'a dialog',
};

let house: House;
let door: Door;
const asked: string[] = [];
/** Connections go to the former release, to nobody and to the next one in turn. */
let turn = 0;
const replicas: Server[] = [];
const open = new Set<Socket>();
const entrance = createDoor((near) => {
  open.add(near.on('close', () => open.delete(near)));
  turn += 1;
  const target = replicas[turn % 3];
  if (!target) return near.resetAndDestroy();
  const far = connect((target.address() as AddressInfo).port, '127.0.0.1');
  near.on('error', () => far.destroy()).on('close', () => far.destroy());
  far.on('error', () => near.destroy()).on('close', () => near.destroy());
  near.pipe(far).pipe(near);
});

beforeAll(async () => {
  house = await startHouse();
  for (const files of [{ '/manifest.json': NEXT['/manifest.json'] } as Record<string, string>, NEXT]) {
    const replica = createHttp(({ url = '' }, answer) => {
      asked.push(url);
      answer.writeHead(files[url] === undefined ? 404 : 200, { 'content-type': 'text/javascript' });
      answer.end(files[url]);
    });
    replica.listen(0, '127.0.0.1');
    await once(replica, 'listening');
    replicas.push(replica);
  }
  entrance.listen(0, '127.0.0.1');
  await once(entrance, 'listening');
  const { port } = entrance.address() as AddressInfo;
  const remotes = JSON.parse(house.settings['REMOTES'] ?? '{}') as Record<string, string>;
  door = await house.open({ REMOTES: JSON.stringify({ ...remotes, gallery: `http://127.0.0.1:${port}` }) });
  await fetch(`${door.origin}/remotes.json`);
});

afterAll(async () => {
  await house.close();
  entrance.close();
  for (const socket of open) socket.destroy();
  for (const replica of replicas) {
    replica.closeAllConnections();
    replica.close();
  }
});

beforeEach(() => {
  asked.length = 0;
});

const statusOf = async (file: string) => (await fetch(`${door.origin}/mfe/gallery/${file}`)).status;

describe('while one replica of a front end has the next release, and one takes no connection', () => {
  it.each(['assets/gallery-1.js', 'assets/dialog-1.js'])('a page can load %s', async (file) => {
    const all = await Promise.all(Array.from({ length: 12 }, () => statusOf(file)));
    expect(new Set(all)).toEqual(new Set([200]));
  });

  it('a file that is named after nothing is had from whoever answers', async () => {
    for (let reader = 0; reader < 6; reader += 1) expect(await statusOf('manifest.json')).toBe(200);
  });

  it('names that somebody makes up are looked for a few at a time', async () => {
    const invented = Array.from({ length: 100 }, (_, at) => statusOf(`assets/invented-${at}.js`));
    // a request that meets the absent replica twice gets a 502
    expect([404, 502]).toEqual(expect.arrayContaining([...new Set(await Promise.all(invented))]));
    const times = new Map<string, number>();
    for (const url of asked) times.set(url, (times.get(url) ?? 0) + 1);
    const again = [...times.values()].filter((count) => count > 1);
    expect(again.length).toBeGreaterThan(0);
    expect(again.length).toBeLessThan(80);
  });
});
