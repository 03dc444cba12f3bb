import { createWriteStream, linkSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { UserError } from '../console/user-error.js';
import { databaseNamed, withClient } from '../postgres/database.js';
import type { PicturePlace } from './backup-settings.js';
import { backupsIn, beginBackup, finishBackup } from './backups-folder.js';
import {
  FORMAT,
  factsOf,
  filesIn,
  MANIFEST,
  type Manifest,
  readManifest,
  rowsFile,
  type SchemaPart,
  SEAL,
  sealOf,
} from './manifest.js';
import { openPictures, pictureFile, picturesNamedIn } from './picture-files.js';
import { TEXT_FORMS, writeRows } from './rows.js';
import { qualified, readStructure, type Structure } from './structure.js';

export interface BackupOptions {
  /** An administrator's address; the database it names, or `safari`. */
  readonly databaseUrl: string;
  /** The services, whose names are the schemas' names. */
  readonly schemas: readonly string[];
  readonly pictures: PicturePlace;
  /** The folder of all backups. */
  readonly backups: string;
  /** The release of the product. */
  readonly product: string;
  readonly now?: Date;
}

export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** An arbitrary number, the same for all backups: two at once would remove each other's unfinished folders. */
const LOCK = 7_240_119;

/**
 * Backs up all schemas from one snapshot, then every picture: a picture exists before the row that refers to it. The
 * product may be running. A backup gets its final name only when it is complete.
 */
export async function takeBackup(options: BackupOptions): Promise<Backup> {
  const { databaseUrl, schemas, backups, product, now = new Date() } = options;
  return withClient(databaseNamed(databaseUrl), async (client) => {
    await requireAlone(client);
    const folder = beginBackup(backups, now);
    try {
      await client.query(TEXT_FORMS);
      await client.query('begin isolation level repeatable read read only');
      const snapshot = await takeSchemas(client, schemas, folder);
      await client.query('commit');
      const former = formerBackup(backups);
      const missingPictures = await takePictures(options.pictures, snapshot.pictures, { folder, former });
      const manifest: Manifest = {
        format: FORMAT,
        product,
        ...snapshot.facts,
        schemas: snapshot.schemas,
        missingPictures,
        files: await factsOfAll(folder),
      };
      seal(folder, manifest);
      return { folder: finishBackup(folder), manifest };
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  });
}

async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [LOCK]);
  if (!rows[0]?.alone) throw new UserError('Another backup of this database is being taken.');
}

interface Snapshot {
  readonly facts: { readonly postgres: number; readonly takenAt: string };
  readonly schemas: Record<string, SchemaPart>;
  readonly pictures: ReadonlySet<string>;
}

async function takeSchemas(client: pg.Client, names: readonly string[], folder: string): Promise<Snapshot> {
  const { rows } = await client.query<{ postgres: number; takenAt: Date }>(
    `select current_setting('server_version_num')::int as postgres, now() as "takenAt"`,
  );
  const [{ postgres, takenAt } = { postgres: 0, takenAt: new Date() }] = rows;
  const pictures = new Set<string>();
  const schemas: Record<string, SchemaPart> = {};
  for (const name of names) schemas[name] = await takeSchema(client, name, folder, pictures);
  return { facts: { postgres, takenAt: takenAt.toISOString() }, schemas, pictures };
}

async function takeSchema(
  client: pg.Client,
  schema: string,
  folder: string,
  pictures: Set<string>,
): Promise<SchemaPart> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
  if (rowCount === 0) throw new UserError(`The database has no schema ${schema}: start the product once.`);
  const structure = await readStructure(client, schema);
  if (structure.tables.length === 0) {
    throw new UserError(`The database has no tables in the schema ${schema}: start the product once.`);
  }
  const rows: Record<string, number> = {};
  for (const table of structure.tables) {
    const file = join(folder, rowsFile(schema, table.name));
    rows[table.name] = await writeRows(client, schema, table, file, (line) => {
      for (const name of picturesNamedIn(line)) pictures.add(name);
    });
  }
  return { structure, rows, next: await readNext(client, schema, structure) };
}

/** Read after the rows: sequences are not part of the snapshot, and only increase. */
export async function readNext(
  client: pg.Client,
  schema: string,
  { sequences }: Structure,
): Promise<Record<string, string>> {
  const next: Record<string, string> = {};
  for (const sequence of sequences) {
    const { rows } = await client.query<{ next: string }>(
      `select case when is_called then last_value + seqincrement else last_value end::text as next
       from ${qualified(schema, sequence)}, pg_sequence where seqrelid = $1::regclass`,
      [qualified(schema, sequence)],
    );
    next[sequence] = rows[0]?.next ?? '1';
  }
  return next;
}

/** @returns the wanted pictures that were not found */
async function takePictures(
  place: PicturePlace,
  wanted: ReadonlySet<string>,
  { folder, former }: { folder: string; former: Backup | undefined },
): Promise<string[]> {
  const pictures = await openPictures(place);
  const names = new Set(await pictures.names());
  for (const name of names) {
    if (former && (await linked(former, name, folder))) continue;
    const copy = createWriteStream(pictureFile(folder, name), { flush: true, mode: 0o600 });
    await pipeline(await pictures.read(name), copy);
  }
  return [...wanted].filter((name) => !names.has(name)).sort();
}

/** The previous backup, unless it is damaged. */
function formerBackup(backups: string): Backup | undefined {
  const folder = backupsIn(backups).at(-1);
  if (!folder) return undefined;
  try {
    return { folder, manifest: readManifest(folder) };
  } catch {
    return undefined;
  }
}

/**
 * Hard-links a picture, which never changes, to the previous backup's, so that it is stored once for all backups.
 * @returns false if the previous one lacks an intact copy, or the file system has no hard links
 */
async function linked({ folder, manifest }: Backup, name: string, into: string): Promise<boolean> {
  const [there, here] = [pictureFile(folder, name), pictureFile(into, name)];
  const taken = manifest.files[relative(folder, there)];
  if (!taken) return false;
  try {
    linkSync(there, here);
  } catch {
    return false;
  }
  if ((await factsOf(here)).sha256 === taken.sha256) return true;
  rmSync(here);
  return false;
}

async function factsOfAll(folder: string): Promise<Manifest['files']> {
  const files: Record<string, Awaited<ReturnType<typeof factsOf>>> = {};
  for (const path of filesIn(folder)) files[path] = await factsOf(join(folder, path));
  return files;
}

function seal(folder: string, manifest: Manifest): void {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const options = { mode: 0o600, flush: true };
  writeFileSync(join(folder, MANIFEST), text, options);
  writeFileSync(join(folder, SEAL), sealOf(text), options);
}
