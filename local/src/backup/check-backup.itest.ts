import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { withClient } from '../postgres/database.js';
import { Launch } from '../processes/launch.js';
import { BackedUpDatabase } from '../testing/backed-up-database.js';
import { verifiedNote } from './backups-folder.js';
import { checkNewestBackup } from './check-backup.js';
import { FORMER_NOTE, MANIFEST, type Manifest, SEAL, sealOf } from './manifest.js';
import { restoreBackup } from './restore-backup.js';

let database: BackedUpDatabase;
let folder: string;
let rows: string;

beforeEach(async () => {
  database = new BackedUpDatabase();
  await database.fill();
  ({ folder } = await database.back());
  rows = `rows/${database.schemas[0]}.thing.gz`;
});

afterEach(() => database.drop());

const check = (now = new Date()) => checkOn(database.server, now);

async function checkOn(serverUrl?: string, now = new Date()) {
  const run = new Launch();
  try {
    return await checkNewestBackup(run, { backups: database.backups, oldest: 26, serverUrl, now });
  } finally {
    await run.end();
  }
}

it('the newest backup is restored for a try, and nothing of that stays', async () => {
  expect((await check()).manifest.schemas[database.schemas[0] ?? '']?.rows).toEqual({
    kept: 2,
    numbered: 1,
    thing: 2,
  });
  await expectNothingLeft();
});

it('a backup that was restored for a try says so from then on, and can be tried again', async () => {
  const files = readdirSync(folder);
  await check();
  expect(readdirSync(folder)).toEqual(files); // so that the previous release can read it, too
  expect(readFileSync(verifiedNote(folder), 'utf8')).toBe('');
  await check();
  expect(isVerified()).toBe(true);
});

it('a backup in which the release before noted that it was tried is whole, and can be tried again', async () => {
  writeFileSync(join(folder, FORMER_NOTE), '');
  await check();
  expect(isVerified()).toBe(true);
});

it('one that is found bad later says so no more', async () => {
  await check();
  expect(isVerified()).toBe(true);
  const whole = readFileSync(join(folder, rows));
  truncateSync(join(folder, rows), 40);
  await expect(check()).rejects.toThrow(`${rows} is not`);
  expect(isVerified()).toBe(false);
  writeFileSync(join(folder, rows), whole);
  await check(); // control: with the original rows it passes
  expect(isVerified()).toBe(true);
  rewrite((manifest) => ({ ...manifest, schemas: {}, missingPictures: [database.picture] }));
  await expect(check()).rejects.toThrow('is not whole');
  expect(isVerified()).toBe(false);
});

it('a check that did not come to try it leaves what is known of it', async () => {
  await check();
  await expect(check(new Date(Date.now() + 27 * 3_600_000))).rejects.toThrow('27 hours old');
  await expect(checkOn('postgres://nobody@127.0.0.1:1')).rejects.toThrow('ECONNREFUSED');
  expect(isVerified()).toBe(true);
});

it('a check that is broken off says nothing of it', async () => {
  await check();
  truncateSync(join(folder, rows), 40);
  const run = new Launch();
  run.ending = true;
  const trying = checkNewestBackup(run, {
    backups: database.backups,
    oldest: 26,
    serverUrl: database.server,
  });
  await expect(trying).rejects.toThrow(`${rows} is not`);
  expect(isVerified()).toBe(true);
  await run.end();
});

it('without a server to try it on, one is started for it', async () => {
  expect((await checkOn()).folder).toBe(folder);
});

it('what a check left that was killed goes with the next, unless somebody looks at it', async () => {
  const [left, watched] = ['left', 'watched'].map((word) => `safari_check_${word}`);
  const names = async () => (await checkDatabases()).filter((name) => name === left || name === watched);
  await withClient(database.server, async (server) => {
    await server.query('select pg_advisory_lock(7240120)'); // keeps checks of other tests out
    for (const name of [left, watched]) await server.query(`create database ${name}`);
    await withClient(database.addressOf(watched ?? ''), async () => {
      await server.query('select pg_advisory_unlock_all()');
      await check();
      expect(await names()).toEqual([watched]);
    });
  });
  await check();
  expect(await names()).toEqual([]);
});

it('a folder without a backup is no good backup', async () => {
  rmSync(folder, { recursive: true });
  await expect(check()).rejects.toThrow(`There is no backup in ${database.backups}`);
});

it('a backup that is older than it may be is reported', async () => {
  await expect(check(new Date(Date.now() + 27 * 3_600_000))).rejects.toThrow(
    'The newest backup is 27 hours old',
  );
});

it('a file that was cut off is reported', async () => {
  truncateSync(join(folder, rows), 40);
  await expect(check()).rejects.toThrow(`${rows} is not`);
});

it('a single flipped bit in any file is reported', async () => {
  for (const path of [rows, `pictures/${database.picture}`, MANIFEST, SEAL]) {
    const whole = readFileSync(join(folder, path));
    const flipped = Buffer.from(whole);
    const middle = flipped.length >> 1;
    flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle);
    writeFileSync(join(folder, path), flipped);
    await expect(check()).rejects.toThrow(/is damaged/);
    expect(isVerified()).toBe(false);
    writeFileSync(join(folder, path), whole);
  }
  await check(); // control: with the original files it passes
});

it('a file that is missing, and one that does not belong there, are reported', async () => {
  rmSync(join(folder, 'pictures', database.picture));
  writeFileSync(join(folder, 'rows/stranger.gz'), '');
  await expect(check()).rejects.toThrow(
    `pictures/${database.picture} is missing; rows/stranger.gz is not of this backup`,
  );
});

it('a picture that a row speaks of and that was gone already is reported', async () => {
  rmSync(join(database.pictures, database.picture));
  const { manifest } = await database.back();
  expect(manifest.missingPictures).toEqual([database.picture]);
  await expect(check()).rejects.toThrow(database.picture);
});

it('a backup of another form or of a newer Postgres is reported', async () => {
  rewrite((manifest) => ({ ...manifest, format: 2, product: '9.9.9' }));
  await expect(check()).rejects.toThrow('restore it with 9.9.9, which took it');
  rewrite((manifest) => ({ ...manifest, format: 1, postgres: 990_000 }));
  await expect(check()).rejects.toThrow('restore it into 99 or newer');
  await expectNothingLeft();
});

it('a backup that has other rows than it says is reported, and nothing of it is restored', async () => {
  const [schema = ''] = database.schemas;
  rewrite((manifest) => {
    const part = manifest.schemas[schema];
    if (!part) throw new Error('the schema is missing');
    return { ...manifest, schemas: { ...manifest.schemas, [schema]: { ...part, rows: { thing: 3 } } } };
  });
  await expect(check()).rejects.toThrow(`Nothing was restored: ${schema}.thing has 2 rows in place of 3`);
  expect(isVerified()).toBe(false);
  const restored = restoreBackup({ folder, databaseUrl: database.otherUrl, replace: false });
  await expect(restored).rejects.toThrow('Nothing was restored');
  await expect(database.rows(database.otherUrl)).rejects.toThrow('"thing" does not exist');
});

const isVerified = (): boolean => existsSync(verifiedNote(folder));

function rewrite(change: (manifest: Manifest) => Manifest): void {
  const text = JSON.stringify(change(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest));
  writeFileSync(join(folder, MANIFEST), text);
  writeFileSync(join(folder, SEAL), sealOf(text));
}

/** Checks of other tests that run at the same time remove their own. */
async function expectNothingLeft(): Promise<void> {
  const end = Date.now() + 30_000;
  while ((await checkDatabases()).length > 0 && Date.now() < end) await sleep(100);
  expect(await checkDatabases()).toEqual([]);
}

async function checkDatabases(): Promise<string[]> {
  const query = `select datname as name from pg_database where datname like 'safari\\_check\\_%'`;
  const { rows } = await withClient(database.server, (server) => server.query<{ name: string }>(query));
  return rows.map(({ name }) => name);
}
