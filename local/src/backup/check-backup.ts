import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { UserError } from '../console/user-error.js';
import { withClient } from '../postgres/database.js';
import { startTemporaryPostgres } from '../postgres/temporary.js';
import { newestBackup } from './backups-folder.js';
import { type Manifest, readManifest } from './manifest.js';
import { restoreBackup } from './restore-backup.js';

export interface CheckOptions {
  readonly backups: string;
  /** Hours that the newest backup may be old. */
  readonly oldest: number;
  /** A superuser's address of the server to try it on; none: an embedded Postgres for as long as it takes. */
  readonly serverUrl?: string;
  readonly now?: Date;
}

export interface Checked {
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Restores the newest backup into a database of its own and throws that away again.
 * @throws UserError where it cannot be restored whole, or is too old to be last night's
 */
export async function checkNewestBackup(options: CheckOptions): Promise<Checked> {
  const { backups, oldest, serverUrl, now = new Date() } = options;
  const folder = newestBackup(backups);
  const manifest = readManifest(folder);
  const hours = Math.floor((now.getTime() - Date.parse(manifest.takenAt)) / 3_600_000);
  if (hours >= oldest) {
    throw new UserError(
      `The newest backup is ${hours} hours old: ${folder}. One every ${oldest} hours is due.`,
    );
  }
  if (manifest.missingPictures.length > 0) {
    const names = manifest.missingPictures.join(', ');
    throw new UserError(`${folder} is not whole: pictures that its rows speak of were missing: ${names}.`);
  }
  if (serverUrl) await tryOn(serverUrl, folder);
  else await tryAlone(folder);
  return { folder, manifest };
}

async function tryAlone(folder: string): Promise<void> {
  const postgres = await startTemporaryPostgres();
  try {
    await tryOn(postgres.url, folder);
  } finally {
    await postgres.stop();
  }
}

async function tryOn(serverUrl: string, folder: string): Promise<void> {
  const database = `safari_check_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = database;
  try {
    await restoreBackup({ folder, databaseUrl: url.href, replace: false });
  } finally {
    await withClient(serverUrl, (server) =>
      server.query(`drop database if exists ${pg.escapeIdentifier(database)} with (force)`),
    );
  }
}
