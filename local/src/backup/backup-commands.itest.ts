import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { prepareDatabase, withClient } from '../postgres/database.js';
import { readProductFile } from '../product/product-file.js';
import { readKeys } from '../settings/keys.js';
import { root } from '../settings/places.js';
import { verifiedNote } from './backups-folder.js';
import { MANIFEST, type Manifest } from './manifest.js';

const server = process.env.TEST_DATABASE_URL ?? '';
const databases = ['first', 'again'].map((word) => `t_commands_${randomBytes(4).toString('hex')}_${word}`);
const [first = '', again = ''] = databases.map((name) => new URL(`/${name}`, server).href);
const services = Object.keys(readProductFile(root).services);
let home: string;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'safari-commands-'));
  mkdirSync(join(home, 'pictures'));
  await prepareDatabase({ superuser: first, services });
  await withClient(first, async (client) => {
    for (const service of services) await client.query(`create table ${service}.kept (word text)`);
    await client.query('insert into booking.kept values ($$here$$)');
  });
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
    expect.stringMatching(/^1 rows of 4 tables .* backed up in/),
  ]);
  expect(await run('verify', first)).toEqual([
    0,
    expect.stringMatching(/can be restored: 1 rows of 4 tables/),
  ]);
  expect(await run('restore', first)).toEqual([
    2,
    expect.stringContaining('The database is not empty: auth, booking'),
  ]);
  const [code, said] = await run('restore', again);
  expect([code, said]).toEqual([0, expect.stringMatching(/^1 rows of 4 tables .* restored in/)]);
  expect(said).toContain('Roles that are new have no password yet');
  const { rows } = await withClient(again, (client) => client.query('select word from booking.kept'));
  expect(rows).toEqual([{ word: 'here' }]);
  const [good = ''] = readdirSync(join(home, 'backups'));
  expect(await run('backup', first)).toEqual([
    0,
    expect.stringContaining(
      `${join(home, 'backups', good)} stays: no newer backup has been found restorable.`,
    ),
  ]);
  expect(await run('backup', first)).toEqual([0, expect.stringContaining('Removed: ')]);
  expect(readdirSync(join(home, 'backups'))).toEqual([good, `${good}.verified`, expect.any(String)]);
  expect(await run('restore', again, ['--replac'])).toEqual([
    2,
    expect.stringContaining('Say at most which backup'),
  ]);
});

it('an old backup makes room before a new one is taken, not after it', async () => {
  const back = () => run('backup', first, [], { BACKUPS_KEPT: '2' });
  await back();
  await back();
  expect(await run('verify', first)).toEqual([0, expect.stringContaining('can be restored')]);
  const [oldest = ''] = readdirSync(join(home, 'backups'));
  const [code, said] = await back();
  expect([code, said.split('\n')[0]]).toEqual([0, `Removed: ${join(home, 'backups', oldest)}`]);
  expect(said).toContain('backed up in');
});

it('a restore leaves the passwords of a server alone that is not this copy’s', async () => {
  await withClient(server, (client) => client.query(`alter role svc_operators password 'its own'`));
  const passwordOf = async (): Promise<unknown> => {
    const query = `select rolpassword from pg_authid where rolname = 'svc_operators'`;
    return (await withClient(server, (client) => client.query(query))).rows[0];
  };
  const own = await passwordOf();
  readKeys(join(home, 'settings'));
  await run('backup', first);
  expect(await run('restore', first)).toEqual([2, expect.stringContaining('is not empty')]);
  expect(await passwordOf()).toEqual(own);
  expect(await run('restore', again)).toEqual([0, expect.stringContaining('Roles that are new')]);
  expect(await passwordOf()).toEqual(own);
});

it('backups without their pictures push out none that has them', async () => {
  const picture = `${'a1'.repeat(16)}-640.webp`;
  writeFileSync(join(home, 'pictures', picture), 'a picture');
  await withClient(first, (client) =>
    client.query(`insert into booking.kept values ('/pictures/uploads/${picture}')`),
  );
  await run('backup', first);
  const [whole = ''] = readdirSync(join(home, 'backups'));
  rmSync(join(home, 'pictures', picture));
  for (const _ of [1, 2]) {
    const [code, said] = await run('backup', first);
    expect(code).toBe(1);
    expect(said).toContain(`are missing: ${picture}`);
    expect(said).toContain(`${join(home, 'backups', whole)} stays`);
  }
  expect(readdirSync(join(home, 'backups'))).toEqual([whole, expect.any(String)]);
});

it('a backup names the release that took it', async () => {
  const productOf = async (more: object): Promise<string> => {
    await run('backup', first, [], more);
    const folder = join(home, 'backups', readdirSync(join(home, 'backups')).at(-1) ?? '');
    return (JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest).product;
  };
  expect(await productOf({ PRODUCT_VERSION: '1.4.2' })).toBe('1.4.2');
  expect(await run('restore', again)).toEqual([
    0,
    expect.stringContaining('Start the product, 1.4.2 or newer;'),
  ]);
  const git = ['describe', '--tags', '--always', '--dirty'];
  const isClone = existsSync(join(root, '.git'));
  expect(await productOf({})).toBe(
    isClone ? String(execFileSync('git', git, { cwd: root })).trim() : '0.1.0',
  );
});

describe('a check that is broken off leaves nothing of the customers’ data behind', () => {
  beforeEach(async () => {
    await withClient(first, (client) =>
      client.query(`
        create function booking.slow(word text) returns text immutable language plpgsql as $$ begin
          if current_database() like 'safari_check_%' then perform pg_sleep(600); end if; return word; end $$;
        create index kept_slow on booking.kept (booking.slow(word))`),
    );
    await run('backup', first);
  });

  it('on a server that it was told of', async () => {
    const [taken = ''] = readdirSync(join(home, 'backups'));
    const note = verifiedNote(join(home, 'backups', taken));
    writeFileSync(note, '');
    const checking = start('verify', first);
    const query = `select datname as name from pg_stat_activity
      where datname like 'safari\\_check\\_%' and query ilike 'create index kept_slow%'`;
    const [{ name }] = await found(async () => {
      const { rows } = await withClient(server, (client) => client.query<{ name: string }>(query));
      return rows.length > 0 ? (rows as [{ name: string }]) : undefined;
    });
    checking.stop();
    expect(await checking.ended).toEqual([130, '\nStopping …\n']);
    const left = await withClient(server, (client) =>
      client.query('select from pg_database where datname = $1', [name]),
    );
    expect(left.rowCount).toBe(0);
    expect(existsSync(note)).toBe(true); // it is no reason to distrust the backup either
  });

  it('in a Postgres of its own', async () => {
    const TMPDIR = join(home, 'tmp');
    mkdirSync(TMPDIR);
    const checking = start('verify', first, [], { CHECK_DATABASE_URL: '', TMPDIR });
    const data = await found(async () => {
      const name = readdirSync(TMPDIR).find((one) => one.startsWith('safari-postgres-'));
      return name && existsSync(join(TMPDIR, name, 'postgres.log')) ? join(TMPDIR, name) : undefined;
    });
    const pointer = join(data, 'postgres-lies-in');
    const [room = data] = existsSync(pointer) ? readFileSync(pointer, 'utf8').split('\n') : [];
    expect(existsSync(room)).toBe(true);
    checking.stop();
    expect(await checking.ended).toEqual([130, '\nStopping …\n']);
    expect([existsSync(data), existsSync(room)]).toEqual([false, false]);
  });
});

async function found<T>(look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const what = await look();
    if (what !== undefined) return what;
    await sleep(20);
  }
  throw new Error('waited for in vain');
}

function run(...args: Parameters<typeof start>): Promise<Ended> {
  return start(...args).ended;
}

type Ended = readonly [code: number, said: string];

/** Runs a command with only the environment that a container would have. */
function start(command: string, databaseUrl: string, args: readonly string[] = [], more: object = {}) {
  const env = {
    PATH: process.env.PATH,
    FOLDER: join(home, 'settings'),
    BACKUPS_DIR: join(home, 'backups'),
    BACKUPS_KEPT: '1',
    PICTURES_DIR: join(home, 'pictures'),
    DATABASE_URL: databaseUrl,
    CHECK_DATABASE_URL: server,
    ...more,
  };
  const program = join(root, 'local/dist/backup/main.js');
  let stop = (): unknown => undefined;
  const ended = new Promise<Ended>((resolve) => {
    const child = execFile(process.execPath, [program, command, ...args], { env }, (error, out, told) =>
      resolve([typeof error?.code === 'number' ? error.code : error ? -1 : 0, out + told]),
    );
    stop = () => child.kill('SIGTERM');
  });
  return { ended, stop };
}
