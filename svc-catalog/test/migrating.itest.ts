import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { createDatabase, freePort, identityKeys } from '@safari/service-kit/testing';
import pg from 'pg';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** @returns how `--migrate` ended, and what it said */
async function migrate(databaseUrl: string, port: number): Promise<[code: number, said: string]> {
  const { publicJwk } = await identityKeys();
  const migrating = spawn(process.execPath, [MAIN, '--migrate'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: 'http://localhost:8080',
      NATS_URL: 'nats://127.0.0.1:1', // nobody is asked
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl,
      IDENTITY_PUBLIC_KEY: publicJwk,
      PICTURES_DIR: '/tmp',
      SEED: 'none',
    },
  });
  let said = '';
  for (const stream of [migrating.stdout, migrating.stderr])
    stream.on('data', (text: Buffer) => (said += text));
  const [code] = (await once(migrating, 'close')) as [number];
  return [code, said];
}

it('`--migrate` brings an empty schema up to date, serves nobody, and ends', async () => {
  const database = await createDatabase('catalog');
  const port = await freePort();
  expect(await migrate(database.url, port)).toEqual([0, '']);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query('select count(*)::int as packages from package');
  await client.end();
  expect(rows).toEqual([{ packages: 0 }]);
  await database.drop();
});

it('a schema that cannot be brought up to date ends the start with why, and with the values of no row', async () => {
  const database = await createDatabase('catalog');
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(`
    create table migration (id serial primary key, "timestamp" bigint not null, name varchar not null);
    create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'out of luck' using detail = 'Failing row contains (Amina)';
    end $$;
    create trigger refuses before insert on migration for each row execute function refuse()`);
  await client.end();
  const [code, said] = await migrate(database.url, await freePort());
  expect(code).toBe(1);
  expect(JSON.parse(said)).toMatchObject({
    level: 'error',
    service: 'svc-catalog',
    err: { type: 'QueryFailedError', message: expect.stringContaining('out of luck') },
  });
  expect(said).not.toMatch(/Amina|parameters/);
  await database.drop();
});
