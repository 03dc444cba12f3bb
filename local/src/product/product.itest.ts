import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { Progress } from '../console/progress.js';
import { ProcessGroup } from '../processes/process-group.js';
import { freePortOfThree } from '../settings/ports.js';
import { Product } from './product.js';

/** Answers with its settings, reports itself as ready, and stops when told to. */
const SERVICE = `
  const server = require('node:http').createServer((request, response) => response.end(JSON.stringify(process.env)));
  server.listen(Number(process.env.PORT), '127.0.0.1');
  process.on('SIGTERM', () => { server.close(); server.closeAllConnections(); });`;

const SERVICES = { booking: 'svc-booking', operators: 'svc-operators', auth: 'svc-auth', toys: 'svc-toys' };

const REMOTES = { gallery: 'mfe-gallery', weather: 'mfe-weather' };

let root: string;
let processes: ProcessGroup;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'safari-product-'));
  chmodSync(root, 0o755);
  processes = new ProcessGroup();
  writeFileSync(join(root, 'product.json'), JSON.stringify({ remotes: REMOTES, services: SERVICES }));
  for (const folder of [...Object.values(SERVICES), 'gateway']) give(folder, SERVICE);
  mkdirSync(join(root, 'deploy'));
  writeFileSync(
    join(root, 'deploy/nats.conf'),
    '# what stands in for the services tells and hears nothing\n',
  );
});

afterEach(async () => {
  await processes.stop();
  rmSync(root, { recursive: true });
});

it('brings everything up, keeps the data across a restart, and leaves nothing running', async () => {
  const first = await start();
  expect(await fetch(`${first.mailbox}/api/messages`).then((answer) => answer.json())).toEqual([]);
  const auth = await environmentOf(first, 'auth');
  const discovery = await fetch(`${auth.OIDC_ISSUER}/.well-known/openid-configuration`);
  expect(await discovery.json()).toMatchObject({ issuer: auth.OIDC_ISSUER });
  await query(auth.DATABASE_URL, 'create table kept (a int)');
  await first.stop();
  for (const address of [first.origin, first.mailbox, auth.OIDC_ISSUER ?? '']) {
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  }
  const second = await start();
  const { DATABASE_URL } = await environmentOf(second, 'auth');
  expect(await query(DATABASE_URL, 'select * from kept')).toEqual([]);
  await second.stop();
});

it('tells no service the secrets of another, nor the superuser’s address', async () => {
  const product = await start();
  const gateway = await environmentOf(product);
  const environments = await Promise.all(
    Object.keys(SERVICES).map((service) => environmentOf(product, service)),
  );
  expect(environments.map((told) => new URL(told.DATABASE_URL ?? '').username)).toEqual([
    'svc_booking',
    'svc_operators',
    'svc_auth',
    'svc_toys',
  ]);
  const holders = (secret: string) => environments.map((told) => secret in told);
  expect(holders('IDENTITY_PRIVATE_KEY')).toEqual([false, false, true, false]);
  expect(holders('STAFF_PASSWORD_HASH')).toEqual([false, false, true, false]);
  expect(holders('WEBHOOK_SECRET')).toEqual([false, true, false, false]);
  expect(gateway).not.toHaveProperty('DATABASE_URL');
});

it('tells the gateway of every remote that product.json lists, and of no other', async () => {
  const { REMOTES: told } = await environmentOf(await start());
  expect(JSON.parse(told ?? '')).toEqual({
    gallery: join(root, 'mfe-gallery/dist'),
    weather: join(root, 'mfe-weather/dist'),
  });
});

it('says which service did not start and what it said last', async () => {
  give('svc-booking', `console.error('the settings are not complete'); process.exit(1);`);
  await expect(start()).rejects.toThrow(/svc-booking ended at once[^]*the settings are not complete/);
});

it('uses a database from outside in place of the embedded one', async () => {
  const outside = new URL(process.env.TEST_DATABASE_URL ?? '');
  outside.pathname = `t_product_${process.pid}`;
  const product = await start(outside.href);
  const { DATABASE_URL } = await environmentOf(product, 'auth');
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

/** The environment of the gateway, or of a service, which each answers with. */
async function environmentOf(product: Product, service?: string): Promise<NodeJS.ProcessEnv> {
  const gateway = await answerOf(product.origin);
  if (service === undefined) return gateway;
  return answerOf((JSON.parse(gateway.SERVICES ?? '{}') as Record<string, string>)[service] ?? '');
}

async function answerOf(address: string): Promise<NodeJS.ProcessEnv> {
  return (await (await fetch(address)).json()) as NodeJS.ProcessEnv;
}

function give(folder: string, script: string): void {
  mkdirSync(join(root, folder, 'dist/bundle'), { recursive: true });
  writeFileSync(join(root, folder, 'package.json'), '{}');
  writeFileSync(join(root, folder, 'dist/bundle/main.js'), script);
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
