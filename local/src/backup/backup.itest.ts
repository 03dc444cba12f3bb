import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { withClient } from '../postgres/database.js';
import { BackedUpDatabase } from '../testing/backed-up-database.js';
import { backupsIn, removeOldBackups } from './backups-folder.js';
import { MANIFEST } from './manifest.js';
import { openPictures, pictureFile } from './picture-files.js';
import { restoreBackup } from './restore-backup.js';

let database: BackedUpDatabase;

beforeEach(async () => {
  database = new BackedUpDatabase();
  await database.fill();
});

afterEach(() => database.drop());

const restore = (folder: string, replace = false, databaseUrl = database.otherUrl) =>
  restoreBackup({ folder, databaseUrl, replace, pictures: { folder: join(database.home, 'restored') } });

it('a restored database holds every value and every picture as it was', async () => {
  const { folder } = await database.back();
  await restore(folder);
  expect(await database.rows(database.otherUrl)).toEqual(await database.rows());
  expect(readdirSync(join(database.home, 'restored'))).toEqual([database.picture]);
});

it('a restored database keeps every rule and counts on where it was', async () => {
  const [schema = ''] = database.schemas;
  await database.asService(schema, `insert into thing (name) values ('third')`);
  const { folder } = await database.back();
  await restore(folder);
  const there = (statement: string) => database.asService(schema, statement, database.otherUrl);
  expect(await there(`insert into thing (name) values ('fourth') returning id, name, loud`)).toEqual([
    { id: '4', name: 'fourth!', loud: 'FOURTH!' },
  ]);
  expect(await there(`insert into kept (word) values ('third') returning id`)).toEqual([{ id: 44 }]);
  expect(await there(`insert into numbered (word) values ('two') returning id`)).toEqual([{ id: 2 }]);
  await expect(there(`insert into thing (name) values ('fourth')`)).rejects.toThrow('thing_once');
  await expect(there(`insert into thing (parent) values (99)`)).rejects.toThrow('thing_parent');
  await expect(there(`update kept set word = 'other'`)).rejects.toThrow('permission denied');
  await expect(there(`select * from ${database.schemas[1]}.kept`)).rejects.toThrow('permission denied');
  const remembered = `select attstattarget from pg_attribute where attrelid = 'thing'::regclass and attname = 'loud'`;
  expect(await there(remembered)).toEqual([{ attstattarget: 1000 }]);
  expect(await there(`select indexdef from pg_indexes where indexname = 'thing_search'`)).toEqual(
    await database.asService(schema, `select indexdef from pg_indexes where indexname = 'thing_search'`),
  );
});

it('a backup sees all schemas at one moment, whatever is written meanwhile', async () => {
  const both = database.schemas
    .map((schema) => `insert into ${schema}.kept (word) values ('more')`)
    .join(';');
  let ended = false;
  const writing = withClient(database.url, async (client) => {
    for (let turn = 0; !ended; turn += 1) await client.query(`begin; ${both}; commit`);
  });
  const taken: number[][] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { manifest } = await database.back();
    taken.push(Object.values(manifest.schemas).map(({ rows }) => rows['kept'] ?? 0));
  }
  ended = true;
  await writing;
  for (const [one, two] of taken) expect(one).toBe(two);
  expect(taken[2]?.[0]).toBeGreaterThan(2);
});

it('a backup that fails half way leaves nothing behind', async () => {
  mkdirSync(join(database.pictures, `${'b2'.repeat(16)}-640.webp`)); // cannot be read as a file
  await expect(database.back()).rejects.toThrow('EISDIR');
  expect(readdirSync(database.backups)).toEqual([]);
});

it('one that was killed half way counts as none, and goes with the next', async () => {
  mkdirSync(join(database.backups, '.unfinished-2026-01-01T00-00-00-000Z/rows'), { recursive: true });
  expect(backupsIn(database.backups)).toEqual([]);
  const { folder } = await database.back();
  expect(readdirSync(database.backups).map((name) => join(database.backups, name))).toEqual([folder]);
});

it('no backup is written over another, and none while another is being taken', async () => {
  const now = new Date();
  const { folder } = await database.back({ now });
  await expect(database.back({ now })).rejects.toThrow(`${folder} is there already`);
  await withClient(database.url, async (other) => {
    await other.query('select pg_advisory_lock(7240119)');
    await expect(database.back()).rejects.toThrow('Another backup of this database is being taken');
  });
});

it('backups share a picture on the disk, unless the former one has it damaged', async () => {
  const back = async () => pictureFile((await database.back()).folder, database.picture);
  const [first, second] = [await back(), await back()];
  expect(statSync(second).ino).toBe(statSync(first).ino);
  const taken = readFileSync(second);
  writeFileSync(second, 'what the disk made of it');
  const third = await back();
  expect(statSync(third).ino).not.toBe(statSync(second).ino);
  expect(readFileSync(third)).toEqual(taken);
});

it('a backup that somebody took apart lends no picture to the next, which is taken all the same', async () => {
  const { folder } = await database.back();
  rmSync(join(folder, MANIFEST));
  const next = await database.back();
  const inodeIn = (of: string): number => statSync(pictureFile(of, database.picture)).ino;
  expect(inodeIn(next.folder)).not.toBe(inodeIn(folder));
});

it('as many backups are kept as are wanted, the newest', async () => {
  const folders: string[] = [];
  for (const day of [1, 2, 3]) folders.push((await database.back({ now: new Date(2026, 0, day) })).folder);
  expect(removeOldBackups(database.backups, 2)).toEqual({ removed: folders.slice(0, 1), held: [] });
  expect(backupsIn(database.backups)).toEqual(folders.slice(1));
});

it('the newest backup that has a picture stays, however many come after it', async () => {
  const folders: string[] = [];
  const back = async () =>
    folders.push((await database.back({ now: new Date(2026, 0, folders.length) })).folder);
  const second = `${'b2'.repeat(16)}-640.webp`;
  await back();
  await back();
  writeFileSync(join(database.pictures, second), 'another');
  await back();
  rmSync(join(database.pictures, database.picture));
  for (const _ of [1, 2]) await back();
  expect(removeOldBackups(database.backups, 1)).toEqual({
    removed: [3, 1, 0].map((index) => folders[index]),
    held: [{ folder: folders[2], because: 'it has pictures that no newer backup has' }],
  });
  expect(backupsIn(database.backups)).toEqual([folders[2], folders[4]]);
});

it('a database that is not empty is left alone, unless it is to be replaced', async () => {
  const { folder } = await database.back();
  const before = await database.rows();
  const [schema = ''] = database.schemas;
  await database.asService(schema, `insert into kept (word) values ('since then')`);
  await expect(restore(folder, false, database.url)).rejects.toThrow(/is not empty: .*hold tables/);
  expect(await database.rows()).not.toEqual(before);
  await restore(folder, true, database.url);
  expect(await database.rows()).toEqual(before);
});

it('nothing is restored below a service that works', async () => {
  const { folder } = await database.back();
  await restore(folder);
  const [schema = ''] = database.schemas;
  await withClient(database.otherUrl, (admin) => admin.query(`alter role svc_${schema} password 'x'`));
  const address = new URL(database.otherUrl);
  address.username = `svc_${schema}`;
  address.password = 'x';
  const service = new pg.Client(address.href);
  await service.connect();
  await expect(restore(folder, true)).rejects.toThrow(`Stop the product first: svc_${schema}`);
  await service.end();
});

it('roles get their passwords with the rows, and keep those that they have where nothing is restored', async () => {
  const { folder } = await database.back();
  const [schema = ''] = database.schemas;
  await withClient(database.url, (admin) => admin.query(`alter role svc_${schema} password 'its own'`));
  const passwordOf = async (): Promise<unknown> => {
    const query = 'select rolpassword from pg_authid where rolname = $1';
    return (await withClient(database.url, (admin) => admin.query(query, [`svc_${schema}`]))).rows[0];
  };
  const own = await passwordOf();
  const secret = 'of this test';
  const refused = restoreBackup({ folder, databaseUrl: database.url, secret, replace: false });
  await expect(refused).rejects.toThrow('is not empty');
  expect(await passwordOf()).toEqual(own);
  await restore(folder);
  expect(await passwordOf()).toEqual(own);
  await restoreBackup({ folder, databaseUrl: database.otherUrl, secret, replace: true });
  expect(await passwordOf()).not.toEqual(own);
});

it('a database in which the product never was is no backup', async () => {
  const [schema = ''] = database.schemas;
  await withClient(database.url, (admin) =>
    admin.query(`drop schema ${schema} cascade; create schema ${schema} authorization svc_${schema}`),
  );
  await expect(database.back()).rejects.toThrow(`no tables in the schema ${schema}`);
  expect(backupsIn(database.backups)).toEqual([]);
  await withClient(database.url, (admin) => admin.query(`drop schema ${schema}`));
  await expect(database.back()).rejects.toThrow(`no schema ${schema}`);
});

it('a schema with something that cannot be made again is not backed up in part', async () => {
  const [schema = ''] = database.schemas;
  await database.asService(schema, `create view seen as select 1 as one; create type mood as enum ('good')`);
  await expect(database.back()).rejects.toThrow(/cannot make again: relation of kind v seen, type mood/);
  expect(backupsIn(database.backups)).toEqual([]);
});

it('pictures come from a bucket and go back into one', async () => {
  const store = await startBucket();
  const place = { bucket: 'pictures', region: 'eu-north-1', endpoint: store.endpoint, credentials: KEYS };
  const bucket = await openPictures(place);
  await bucket.write(database.picture, join(database.pictures, database.picture));
  const { folder, manifest } = await database.back({ pictures: place });
  expect(manifest.missingPictures).toEqual([]);
  expect(existsSync(join(folder, 'pictures', database.picture))).toBe(true);
  await store.empty();
  expect(await bucket.names()).toEqual([]);
  await restoreBackup({ folder, databaseUrl: database.otherUrl, replace: false, pictures: place });
  expect(await bucket.names()).toEqual([database.picture]);
  await store.close();
});

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

interface ObjectStore {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

async function startBucket() {
  const Store = createRequire(import.meta.url)('s3rver') as new (options: object) => ObjectStore;
  const directory = mkdtempSync(join(tmpdir(), 'safari-bucket-'));
  const configureBuckets = [{ name: 'pictures', configs: [] }];
  const store = new Store({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  return {
    endpoint: `http://127.0.0.1:${(await store.run()).port}`,
    empty: async () => {
      for (const name of readdirSync(join(directory, 'pictures'))) {
        rmSync(join(directory, 'pictures', name), { recursive: true });
      }
    },
    close: async () => {
      await store.close();
      rmSync(directory, { recursive: true });
    },
  };
}
