import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { UserError } from '../console/user-error.js';
import { pathTo, withClient } from '../postgres/database.js';
import { startTemporaryPostgres } from '../postgres/temporary.js';
import type { Launch } from '../processes/launch.js';
import { forgetVerified, newestBackup, noteVerified } from './backups-folder.js';
import { type Manifest, readManifest } from './manifest.js';
import { restoreBackup } from './restore-backup.js';

export interface CheckOptions {
  readonly backups: string;
  /** Maximum age of the newest backup, in hours. */
  readonly oldest: number;
  /** A superuser's address of the server for the trial restore; without it, a temporary embedded Postgres. */
  readonly serverUrl?: string;
  readonly now?: Date;
}

export interface Checked {
  readonly folder: string;
  readonly manifest: Manifest;
}

const PREFIX = 'safari_check_';

/** Advisory lock key of all checks: they run one at a time, so that leftover databases on the server are orphans. */
const LOCK = 7_240_120;

/**
 * Restores the newest backup into a temporary database, which is dropped when `run` ends, and marks the backup as
 * verified or not.
 * @throws UserError if it cannot be restored completely, or is too old to be last night's
 */
export async function checkNewestBackup(run: Launch, options: CheckOptions): Promise<Checked> {
  const { backups, oldest, serverUrl, now = new Date() } = options;
  const folder = newestBackup(backups);
  const manifest = await judge(run, folder, () => readWhole(folder));
  const hours = Math.floor((now.getTime() - Date.parse(manifest.takenAt)) / 3_600_000);
  if (hours >= oldest) {
    throw new UserError(
      `The newest backup is ${hours} hours old: ${folder}. One every ${oldest} hours is due.`,
    );
  }
  await tryOn(run, serverUrl ?? (await startTemporaryPostgres(run)).url, folder);
  noteVerified(folder);
  return { folder, manifest };
}

/**
 * A failure here counts against the backup, even if its cause is unclear: an older one is kept then. An interruption
 * does not count.
 */
async function judge<T>(run: Launch, folder: string, look: () => T | Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (error) {
    if (!run.ending) forgetVerified(folder);
    throw error;
  }
}

function readWhole(folder: string): Manifest {
  const manifest = readManifest(folder);
  if (manifest.missingPictures.length === 0) return manifest;
  const names = manifest.missingPictures.join(', ');
  throw new UserError(`${folder} is not whole: pictures that its rows speak of were missing: ${names}.`);
}

async function tryOn(run: Launch, serverUrl: string, folder: string): Promise<void> {
  const [server, database] = [pathTo(serverUrl, 'postgres'), PREFIX + randomBytes(6).toString('hex')];
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    for (const left of await leftBehind(client)) await drop(client, left);
    run.atEnd(() => withClient(server, (another) => drop(another, database)));
    const databaseUrl = pathTo(serverUrl, database);
    await judge(run, folder, () => restoreBackup({ folder, databaseUrl, replace: false }));
  });
}

/** The databases of checks that were killed, except those with open connections. */
async function leftBehind(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1) and not exists (
       select from pg_stat_activity a where a.datname = pg_database.datname and backend_type = 'client backend')`,
    [PREFIX],
  );
  return rows.map(({ name }) => name);
}

async function drop(client: pg.Client, database: string): Promise<void> {
  await client.query(`drop database if exists ${pg.escapeIdentifier(database)} with (force)`);
}
