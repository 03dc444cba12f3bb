import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { GatewayConfig } from '../config.js';
import { Remotes } from '../remotes/remotes.js';
import { HalfFiles } from './half-files.js';

let built: Record<string, string> = {};
let asked: string[] = [];
/** How many of the next requests reach another replica, which does not have it yet. */
let missing = 0;
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  const code = (missing -= 1) < 0 ? built[url] : undefined;
  response.writeHead(code === undefined ? 404 : 200).end(code);
});
let files: HalfFiles;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

beforeEach(() => {
  built = {};
  asked = [];
  missing = 0;
  const { port } = server.address() as AddressInfo;
  const config = {
    TARGET_SHELL: '/nowhere',
    REMOTES: { gallery: `http://127.0.0.1:${port}` },
    PAGE_FACTS_TIMEOUT_MS: 20_000,
  } as unknown as GatewayConfig;
  files = new HalfFiles(new Remotes(config), config);
});

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const codeLater = (file: string) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_000);
  return files.codeOf('gallery', file);
};

it('a server half is fetched once, for another one has another name', async () => {
  built = { '/server-1.cjs': 'one', '/server-2.cjs': 'two' };
  for (const file of ['server-1.cjs', 'server-1.cjs', 'server-2.cjs', 'server-2.cjs']) await codeLater(file);
  expect(asked).toEqual(['/server-1.cjs', '/server-2.cjs']);
  expect(await codeLater('server-2.cjs')).toBe('two');
});

it('a server half that is not there yet is asked for again', async () => {
  await expect(codeLater('server-1.cjs')).rejects.toThrow('server-1.cjs is not to be had');
  built = { '/server-1.cjs': 'one' };
  expect(await codeLater('server-1.cjs')).toBe('one');
});

it('a server half that the replica which was asked does not have is had from another', async () => {
  built = { '/server-1.cjs': 'one' };
  missing = 3;
  expect(await codeLater('server-1.cjs')).toBe('one');
});
