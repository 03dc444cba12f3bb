import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { createDatabase, freePort, identityKeys } from '@safari/service-kit/testing';
import pg from 'pg';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

it('`--migrate` brings an empty schema up to date, serves nobody, and ends', async () => {
  const database = await createDatabase('catalog');
  const { publicJwk } = await identityKeys();
  const port = await freePort();
  const migrating = spawn(process.execPath, [MAIN, '--migrate'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: 'http://localhost:8080',
      NATS_URL: 'nats://127.0.0.1:1', // nobody is asked
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      IDENTITY_PUBLIC_KEY: publicJwk,
      PICTURES_DIR: '/tmp',
      SEED: 'none',
    },
  });
  let said = '';
  for (const stream of [migrating.stdout, migrating.stderr])
    stream.on('data', (text: Buffer) => (said += text));
  const [code] = (await once(migrating, 'exit')) as [number];
  expect([code, said]).toEqual([0, '']);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query('select count(*)::int as packages from package');
  await client.end();
  expect(rows).toEqual([{ packages: 0 }]);
  await database.drop();
});
