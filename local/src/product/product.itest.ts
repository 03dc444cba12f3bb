import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { Progress } from '../console/progress.js';
import { ProcessGroup } from '../processes/process-group.js';
import { freePortOfThree } from '../settings/ports.js';
import { Product } from './product.js';

/** Answers with what it was told, says it is ready, and ends when asked. */
const SERVICE = `
  const server = require('node:http').createServer((request, response) => response.end(JSON.stringify(process.env)));
  server.listen(Number(process.env.PORT), '127.0.0.1');
  process.on('SIGTERM', () => { server.close(); server.closeAllConnections(); });`;

let root: string;
let processes: ProcessGroup;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'safari-product-'));
  chmodSync(root, 0o755);
  processes = new ProcessGroup();
  for (const folder of ['svc-catalog', 'svc-booking', 'svc-operators', 'svc-auth', 'gateway'])
    give(folder, SERVICE);
});

afterEach(async () => {
  await processes.stop();
  rmSync(root, { recursive: true });
});

it('brings everything up, keeps the data across a restart, and leaves nothing running', async () => {
  const first = await start();
  const told = await environmentOf(first);
  expect(await fetch(`${first.mailbox}/api/messages`).then((answer) => answer.json())).toEqual([]);
  const auth = await fetch(told.TARGET_AUTH ?? '').then(
    (answer) => answer.json() as Promise<NodeJS.ProcessEnv>,
  );
  const discovery = await fetch(`${auth.OIDC_ISSUER}/.well-known/openid-configuration`);
  expect(await discovery.json()).toMatchObject({ issuer: auth.OIDC_ISSUER });
  await query(auth.DATABASE_URL, 'create table kept (a int)');
  await first.stop();
  for (const address of [first.origin, first.mailbox, auth.OIDC_ISSUER ?? '']) {
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  }
  const second = await start();
  const again = await fetch((await environmentOf(second)).TARGET_AUTH ?? '');
  const { DATABASE_URL } = (await again.json()) as NodeJS.ProcessEnv;
  expect(await query(DATABASE_URL, 'select * from kept')).toEqual([]);
  await second.stop();
});

it('tells no service the secrets of another, nor the superuser’s address', async () => {
  const product = await start();
  const gateway = await environmentOf(product);
  const environments = await Promise.all(
    ['TARGET_CATALOG', 'TARGET_BOOKING', 'TARGET_OPERATORS', 'TARGET_AUTH'].map(async (name) => {
      const answer = await fetch(gateway[name] ?? '');
      return (await answer.json()) as NodeJS.ProcessEnv;
    }),
  );
  expect(environments.map((told) => new URL(told.DATABASE_URL ?? '').username)).toEqual([
    'svc_catalog',
    'svc_booking',
    'svc_operators',
    'svc_auth',
  ]);
  const holders = (secret: string) => environments.map((told) => secret in told);
  expect(holders('IDENTITY_PRIVATE_KEY')).toEqual([false, false, false, true]);
  expect(holders('STAFF_PASSWORD_HASH')).toEqual([false, false, false, true]);
  expect(holders('WEBHOOK_SECRET')).toEqual([false, false, true, false]);
  expect(gateway).not.toHaveProperty('DATABASE_URL');
});

it('says which service did not start and what it said last', async () => {
  give('svc-booking', `console.error('the settings are not complete'); process.exit(1);`);
  await expect(start()).rejects.toThrow(/svc-booking ended at once[^]*the settings are not complete/);
});

it('uses a database from outside in place of the embedded one', async () => {
  const outside = new URL(process.env.TEST_DATABASE_URL ?? '');
  outside.pathname = `t_product_${process.pid}`;
  const product = await start(outside.href);
  const auth = await fetch((await environmentOf(product)).TARGET_AUTH ?? '');
  const { DATABASE_URL } = (await auth.json()) as NodeJS.ProcessEnv;
  expect(new URL(DATABASE_URL ?? '').port).toBe(outside.port);
  expect(await query(DATABASE_URL, 'select current_schema as schema')).toEqual([{ schema: 'auth' }]);
  await product.stop();
  await query(process.env.TEST_DATABASE_URL, `drop database ${outside.pathname.slice(1)} with (force)`);
});

async function start(databaseUrl?: string): Promise<Product> {
  const settings = { port: await freePortOfThree(), seed: 'none', databaseUrl } as const;
  const progress = new Progress(() => undefined);
  const product = new Product({
    root,
    data: join(root, '.data'),
    settings,
    processes,
    progress,
    live: false,
    durable: false,
  });
  await product.start();
  return product;
}

/** Our gateway answers with its environment. */
async function environmentOf(product: Product): Promise<NodeJS.ProcessEnv> {
  const answer = await fetch(product.origin);
  return (await answer.json()) as NodeJS.ProcessEnv;
}

function give(folder: string, script: string): void {
  mkdirSync(join(root, folder, 'dist'), { recursive: true });
  writeFileSync(join(root, folder, 'package.json'), '{}');
  writeFileSync(join(root, folder, 'dist/main.js'), script);
}

async function query(address: string | undefined, statement: string): Promise<unknown[]> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
