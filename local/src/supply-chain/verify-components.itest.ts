import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { overdueComponents } from './verify-components.js';

const NAME = 'odd-component';
const ADVISORY = {
  id: 1,
  url: 'https://example.com/advisories/GHSA-odd',
  title: 'Opens doors',
  severity: 'high',
  vulnerable_versions: '<2.0.0',
};

let folder: string;
let registry: Server;
let env: NodeJS.ProcessEnv;
let status: number;

/** A fake registry with one component, and a vulnerability in its first version. */
beforeAll(async () => {
  const version = (number: string) => ({ name: NAME, version: number, dist: { tarball: '', shasum: '' } });
  registry = createServer((request, answer) => {
    const body = request.method === 'POST' ? { [NAME]: [ADVISORY] } : packument;
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const packument = {
    name: NAME,
    'dist-tags': { latest: '2.0.0' },
    versions: { '1.0.0': version('1.0.0'), '2.0.0': version('2.0.0') },
  };
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  folder = mkdtempSync(join(tmpdir(), 'safari-components-'));
  const { port } = registry.address() as AddressInfo;
  env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: join(folder, 'cache'),
    npm_config_fetch_retries: '0',
  };
});
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  status = 200;
});

const product = (version: string, seen: Record<string, string> = {}): void => {
  const own = { name: 'product', version: '1.0.0', dependencies: { [NAME]: version } };
  const lock = {
    lockfileVersion: 3,
    packages: { '': own, [`node_modules/${NAME}`]: { version, integrity: 'sha512-x' } },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...own, ...lock }));
  writeFileSync(join(folder, 'components.json'), JSON.stringify({ upToDate: '2026-01-01', seen }));
};

it('names a component with a weakness that stands longer than it may, and one that is new', async () => {
  product('1.0.0', { 'GHSA-odd': '2026-01-01' });
  expect(await overdueComponents(folder, '2026-01-31', env)).toEqual([]);
  expect(await overdueComponents(folder, '2026-02-01', env)).toEqual([
    `${NAME}: Opens doors (high, GHSA-odd): was to be mended by 2026-01-31`,
  ]);
  product('1.0.0');
  expect(await overdueComponents(folder, '2026-01-02', env)).toHaveLength(1);
});

it('has nothing to say of a version that is mended', async () => {
  product('2.0.0');
  expect(await overdueComponents(folder, '2026-01-02', env)).toEqual([]);
});

it('takes no answer for no weakness', async () => {
  product('1.0.0');
  status = 503;
  await expect(overdueComponents(folder, '2026-01-02', env)).rejects.toThrow('the registry was not asked');
});
