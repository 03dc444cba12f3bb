import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildChanged, compilerArgs } from '../build/build.js';
import { Progress } from '../console/progress.js';
import { composeFaults, parseCompose } from '../containers/compose.rules.js';
import { derivedFiles } from '../derived/derived-files.js';
import { ProcessGroup } from '../processes/process-group.js';
import { run } from '../processes/run.js';
import { root } from '../settings/places.js';
import { freePortOfThree } from '../settings/ports.js';
import { NEW_LINES, NEW_SERVICE, STAND_IN } from '../testing/new-service.js';
import { Product } from './product.js';
import { readProductFile } from './product-file.js';

/** The services in the gateway's routing table; here they do nothing. */
const OTHERS = Object.values(readProductFile(root).services);
const SHARED = ['node_modules', 'packages', 'gateway', 'tsconfig.base.json', 'tsconfig.web.json'];
const COPIED = [
  'package.json',
  'package-lock.json',
  'deploy/production.env.example',
  'deploy/observe/prometheus.yml',
];

const processes = new ProcessGroup();
const progress = new Progress(() => undefined);
let clone: string;
let product: Product;

beforeAll(async () => {
  clone = mkdtempSync(join(tmpdir(), 'safari-new-service-'));
  chmodSync(clone, 0o755);
  const logs = join(clone, 'logs');
  await run(processes, join(logs, 'gateway.log'), process.execPath, [
    ...compilerArgs(),
    '-b',
    join(root, 'gateway'),
  ]);
  await run(processes, join(logs, 'gateway.log'), 'npm', ['run', 'bundle', '-w', '@safari/gateway'], {
    cwd: root,
  });
  for (const shared of SHARED) symlinkSync(join(root, shared), join(clone, shared));
  for (const file of COPIED) write(file, read(root, file));
  for (const folder of OTHERS) {
    write(`${folder}/package.json`, '{ "type": "commonjs" }');
    write(`${folder}/dist/bundle/main.js`, STAND_IN);
  }
  for (const [path, content] of Object.entries(NEW_SERVICE)) write(`svc-toys/${path}`, content);
  for (const [file, after, lines] of NEW_LINES) {
    const text = read(root, file);
    expect(text).toContain(`${after}\n`);
    write(file, text.replace(`${after}\n`, `${[after, ...lines].join('\n')}\n`));
  }
  await buildChanged({ root: clone, logs, processes, progress }, ({ folder }) => folder === 'svc-toys');
  const writeBroker = join(root, 'packages/service-kit/dist/schemas/write-broker.js');
  await run(processes, join(logs, 'broker.log'), process.execPath, [writeBroker, clone]);
  const settings = { port: await freePortOfThree(), seed: 'none' } as const;
  const data = join(clone, '.data');
  product = new Product({ root: clone, data, settings, processes, progress, live: false, durable: false });
  await product.start();
}, 240_000);

afterAll(async () => {
  await product?.stop();
  await processes.stop();
  rmSync(clone, { recursive: true, force: true });
});

describe('a new service', () => {
  it('is its folder and at most four lines elsewhere', () => {
    const lines = NEW_LINES.flatMap(([, , added]) => added);
    expect(lines.length).toBeLessThanOrEqual(4);
  });

  it('is reached through the gateway, in a schema of its own, with a role of its own', async () => {
    expect((await call('/api/toys/lion', 'POST')).status).toBe(201);
    expect(await toys()).toEqual([
      expect.objectContaining({ name: 'lion', role: 'svc_toys', schema: 'toys' }),
    ]);
    expect((await call('/api/toysX')).status).toBe(404);
  });

  it('is described with all others, and led to', async () => {
    const document = (await (await call('/api/openapi.json')).json()) as Record<string, unknown>;
    expect(document['tags']).toContainEqual({ name: 'toys', description: 'Toys' });
    expect(document['paths']).toMatchObject({ '/api/toys': { get: { summary: 'List toys' } } });
    expect(document['x-not-routed']).toBeUndefined();
  });

  it('tells its own events, by outbox, broker and inbox', async () => {
    await call('/api/toys/elephant', 'POST');
    await eventually(async () => (await toys()).some(({ name, heard }) => name === 'elephant' && heard));
  });

  it('counts for whether the product is ready', async () => {
    const { checks } = (await (await call('/readyz')).json()) as { checks: Record<string, string> };
    expect(checks).toMatchObject({ 'svc-toys': 'up' });
  });

  it('has its container, and all that a command writes from the list', () => {
    const compose = parseCompose(read(clone, 'docker-compose.yml'));
    expect(composeFaults(compose, readProductFile(clone))).toEqual([]);
    const derived = new Map(derivedFiles(clone).map(({ path, content }) => [path, content]));
    expect(derived.get('tsconfig.json')).toContain('{ "path": "svc-toys" }');
    expect(derived.get('deploy/production.env.example')).toContain('"toys":"http://svc-toys:8080"');
    expect(derived.get('deploy/observe/prometheus.yml')).toContain('svc-toys');
    expect(derived.get('deploy/kubernetes/base/workloads.yaml')).toContain('image: safari/svc-toys');
  });

  it('is missed where one of its lines is', () => {
    const compose = parseCompose(read(root, 'docker-compose.yml'));
    expect(composeFaults(compose, readProductFile(clone))).toEqual(['svc-toys is missing']);
  });
});

interface Toy {
  name: string;
  heard: boolean;
}

async function toys(): Promise<Toy[]> {
  return (await (await call('/api/toys')).json()) as Toy[];
}

function call(path: string, method = 'GET'): Promise<Response> {
  return fetch(product.origin + path, { method, headers: { 'sec-fetch-site': 'same-origin' } });
}

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await holds()) return;
    await sleep(50);
  }
  throw new Error('waited in vain');
}

function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), content);
}
