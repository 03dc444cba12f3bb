import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { prepareDatabase, withClient } from '../postgres/database.js';
import { readProductFile } from '../product/product-file.js';
import { root } from '../settings/places.js';

const server = process.env.TEST_DATABASE_URL ?? '';
const databases = ['first', 'again'].map((word) => `t_commands_${randomBytes(4).toString('hex')}_${word}`);
const [first = '', again = ''] = databases.map((name) => new URL(`/${name}`, server).href);
const services = Object.keys(readProductFile(root).services);
let home: string;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'safari-commands-'));
  mkdirSync(join(home, 'pictures'));
  await prepareDatabase({ superuser: first, services });
  await withClient(first, (client) =>
    client.query('create table booking.kept (word text); insert into booking.kept values ($$here$$)'),
  );
});

afterEach(async () => {
  await withClient(server, async (client) => {
    for (const name of databases) await client.query(`drop database if exists ${name} with (force)`);
  });
  rmSync(home, { recursive: true });
});

it('as programs they say what they did, and end with 0 only where it was done', async () => {
  expect(await run('verify', first)).toEqual([2, expect.stringContaining('There is no backup in')]);
  expect(await run('backup', first)).toEqual([
    0,
    expect.stringMatching(/^1 rows of 1 tables .* backed up in/),
  ]);
  expect(await run('verify', first)).toEqual([
    0,
    expect.stringMatching(/can be restored: 1 rows of 1 tables/),
  ]);
  expect(await run('restore', first)).toEqual([
    2,
    expect.stringContaining('The database is not empty: booking'),
  ]);
  const [code, said] = await run('restore', again);
  expect([code, said]).toEqual([0, expect.stringMatching(/^1 rows of 1 tables .* restored in/)]);
  expect(said).toContain('Roles that are new have no password yet');
  const { rows } = await withClient(again, (client) => client.query('select word from booking.kept'));
  expect(rows).toEqual([{ word: 'here' }]);
  expect(await run('backup', first)).toEqual([0, expect.stringContaining('Removed: ')]);
  expect(readdirSync(join(home, 'backups'))).toHaveLength(1);
  expect(await run('restore', again, '--replac')).toEqual([
    2,
    expect.stringContaining('Say at most which backup'),
  ]);
});

/** In an environment that has nothing but what a container would be told. */
function run(command: string, databaseUrl: string, ...args: string[]): Promise<[code: number, said: string]> {
  const env = {
    PATH: process.env.PATH,
    FOLDER: join(home, 'settings'),
    BACKUPS_DIR: join(home, 'backups'),
    BACKUPS_KEPT: '1',
    PICTURES_DIR: join(home, 'pictures'),
    DATABASE_URL: databaseUrl,
    CHECK_DATABASE_URL: server,
  };
  const program = join(root, 'local/dist/backup/main.js');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, command, ...args], { env }, (error, out, told) =>
      resolve([typeof error?.code === 'number' ? error.code : error ? -1 : 0, out + told]),
    );
  });
}
