import { join } from 'node:path';
import pg from 'pg';
import { UserError } from '../console/user-error.js';
import {
  databaseNamed,
  makeRoles,
  prepareDatabase,
  roleOf,
  setPasswords,
  withClient,
} from '../postgres/database.js';
import type { PicturePlace } from './backup-settings.js';
import { type Manifest, readManifest, requireWhole, rowsFile, type SchemaPart } from './manifest.js';
import { openPictures, pictureFile } from './picture-files.js';
import { loadRows, TEXT_FORMS } from './rows.js';
import { qualified, readStructure } from './structure.js';
import { readNext } from './take-backup.js';

export interface RestoreOptions {
  readonly folder: string;
  /** A superuser's address; the database that it names, or `safari`, is created if it is missing. */
  readonly databaseUrl: string;
  /** The roles' passwords are derived from it; without it, roles keep their passwords. */
  readonly secret?: string;
  /** Where to restore pictures to; without it, they are not restored. */
  readonly pictures?: PicturePlace;
  /** Drops what the schemas contain now. */
  readonly replace: boolean;
}

/**
 * Restores a backup: checks hashes first, then restores pictures, then all schemas and the roles' passwords in one
 * transaction, so that a restore that is refused or fails leaves the database unchanged.
 * @throws UserError for everything that the user can fix
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { folder, databaseUrl, secret, replace } = options;
  const manifest = readManifest(folder);
  await requireWhole(folder, manifest);
  const services = Object.keys(manifest.schemas);
  await prepareDatabase({ superuser: databaseUrl, services });
  await withClient(databaseNamed(databaseUrl), async (client) => {
    await client.query(TEXT_FORMS);
    await client.query('begin');
    const sameVersion = await requireVersion(client, manifest);
    await requireIdle(client, services);
    await requireEmpty(client, services, replace);
    if (replace) await makeEmpty(client, services);
    await restorePictures(options, manifest);
    for (const [schema, part] of Object.entries(manifest.schemas)) {
      await restoreSchema(client, schema, part, folder);
    }
    await client.query('reset role');
    await requireSame(client, manifest, sameVersion);
    if (secret !== undefined) await setPasswords(client, services, secret);
    await client.query('commit');
    await client.query('analyze');
  });
  return manifest;
}

/** @returns whether it is the same major version */
async function requireVersion(client: pg.Client, { postgres }: Manifest): Promise<boolean> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  const theirs = Math.floor(postgres / 10_000);
  const ours = Math.floor((rows[0]?.version ?? 0) / 10_000);
  if (ours < theirs) {
    throw new UserError(
      `The backup was taken from Postgres ${theirs} and this server is Postgres ${ours}: restore it into ${theirs} or newer.`,
    );
  }
  return ours === theirs;
}

async function requireIdle(client: pg.Client, services: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ role: string }>(
    'select distinct usename as role from pg_stat_activity where datname = current_database() and usename = any($1)',
    [services.map(roleOf)],
  );
  if (rows.length > 0) {
    const roles = rows.map(({ role }) => role).join(', ');
    throw new UserError(`Stop the product first: ${roles} work in this database.`);
  }
}

async function requireEmpty(client: pg.Client, services: readonly string[], replace: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct relnamespace::regnamespace::text as name from pg_class
     where relnamespace = any (select oid from pg_namespace where nspname = any($1)) order by 1`,
    [services],
  );
  if (rows.length > 0 && !replace) {
    throw new UserError(
      `The database is not empty: ${rows.map(({ name }) => name).join(', ')} hold tables. ` +
        'Restore into an empty one, or say --replace to throw away what it holds.',
    );
  }
}

async function makeEmpty(client: pg.Client, services: readonly string[]): Promise<void> {
  for (const service of services) await client.query(`drop schema ${pg.escapeIdentifier(service)} cascade`);
  await makeRoles(client, services);
}

/** Before the rows that refer to them; a picture without a row does no harm. */
async function restorePictures(
  { folder, pictures: place }: RestoreOptions,
  manifest: Manifest,
): Promise<void> {
  if (!place) return;
  const pictures = await openPictures(place);
  const there = new Set(await pictures.names());
  for (const path of Object.keys(manifest.files)) {
    const [, name] = /^pictures\/(.+)$/.exec(path) ?? [];
    if (name && !there.has(name)) await pictures.write(name, pictureFile(folder, name));
  }
}

/** As the service's own role, which then owns everything. */
async function restoreSchema(
  client: pg.Client,
  schema: string,
  { structure, next }: SchemaPart,
  folder: string,
): Promise<void> {
  await client.query(`set local role ${pg.escapeIdentifier(roleOf(schema))}`);
  await client.query(`set local search_path = ${pg.escapeIdentifier(schema)}, public`);
  await client.query('set local check_function_bodies = off'); // functions refer to tables that are created later
  for (const statement of structure.before) await client.query(statement);
  for (const table of structure.tables) {
    await loadRows(client, schema, table, join(folder, rowsFile(schema, table.name)));
  }
  for (const [sequence, value] of Object.entries(next)) {
    await client.query('select setval($1::regclass, $2, false)', [qualified(schema, sequence), value]);
  }
  for (const statement of structure.after) await client.query(statement);
}

/**
 * Checks the restored structure against the manifest; on a difference nothing is committed. Another major version
 * describes its catalogue differently.
 */
async function requireSame(client: pg.Client, { schemas }: Manifest, sameVersion: boolean): Promise<void> {
  const faults: string[] = [];
  for (const [schema, part] of Object.entries(schemas)) {
    for (const [table, rows] of Object.entries(part.rows)) {
      const found = await client.query<{ rows: number }>(
        `select count(*)::int as rows from ${qualified(schema, table)}`,
      );
      if (found.rows[0]?.rows !== rows) {
        faults.push(`${schema}.${table} has ${found.rows[0]?.rows} rows in place of ${rows}`);
      }
    }
    const structure = await readStructure(client, schema);
    const other = JSON.stringify(structure) !== JSON.stringify(part.structure);
    if (other && sameVersion) faults.push(`${schema} is built otherwise`);
    const next = await readNext(client, schema, structure);
    if (JSON.stringify(next) !== JSON.stringify(part.next)) faults.push(`${schema} would count on otherwise`);
  }
  if (faults.length > 0) throw new UserError(`Nothing was restored: ${faults.join('; ')}.`);
}
