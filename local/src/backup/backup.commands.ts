import { resolve } from 'node:path';
import { seconds } from '../console/progress.js';
import { UserError } from '../console/user-error.js';
import { EXIT, type Launch, launch } from '../processes/launch.js';
import { readProductFile } from '../product/product-file.js';
import { defaultData, root } from '../settings/places.js';
import { readSettings } from '../settings/settings.js';
import { readBackupSettings } from './backup-settings.js';
import { newestBackup, type OldBackups, removeOldBackups } from './backups-folder.js';
import { checkNewestBackup } from './check-backup.js';
import { outsideDatabase, ownDatabase, requireOwnDatabase, startOwnDatabase } from './database-place.js';
import type { Manifest } from './manifest.js';
import { runningRelease } from './release.js';
import { restoreBackup } from './restore-backup.js';
import { takeBackup } from './take-backup.js';

/** This copy's folder for data and keys; in containers, the folder of its keys. */
const data = (): string => resolve(process.env.FOLDER || defaultData);

/**
 * `npm run backup`: writes everything that must survive the loss of the machine to a folder; the product may be
 * running.
 */
export function backup(): Promise<never> {
  return launch(async (run) => {
    const began = Date.now();
    const settings = readBackupSettings(process.env, data());
    const { url } = await databaseToBackUp(run);
    removeAllBut(Math.max(1, settings.kept - 1), settings.backups); // before the backup, too: otherwise a full disk would stay full
    const { folder, manifest } = await takeBackup({
      ...settings,
      databaseUrl: url,
      schemas: Object.keys(readProductFile(root).services),
      product: runningRelease(root, process.env),
    });
    console.log(`${sizeOf(manifest)} backed up in ${seconds(Date.now() - began)}: ${folder}`);
    for (const { folder, because } of removeAllBut(settings.kept, settings.backups)) {
      console.log(`${folder} stays: ${because}.`);
    }
    if (manifest.missingPictures.length === 0) return EXIT.done;
    console.error(`Pictures that rows speak of are missing: ${manifest.missingPictures.join(', ')}`);
    return EXIT.failed;
  }, EXIT.interrupted);
}

/** Prints what was removed. @returns the older ones that were kept */
function removeAllBut(kept: number, backups: string): OldBackups['held'] {
  const { removed, held } = removeOldBackups(backups, kept);
  for (const old of removed) console.log(`Removed: ${old}`);
  return held;
}

/**
 * `npm run restore [-- FOLDER] [--replace]`: restores the newest backup, or the one in that folder, into an empty
 * database.
 */
export function restore(): Promise<never> {
  return launch(async (run) => {
    const began = Date.now();
    const args = process.argv.slice(2);
    const [given, ...more] = args.filter((argument) => argument !== '--replace');
    if (more.length > 0 || given?.startsWith('-')) {
      throw new UserError('Say at most which backup and --replace: npm run restore -- FOLDER --replace');
    }
    const { backups, pictures } = readBackupSettings(process.env, data());
    const folder = given === undefined ? newestBackup(backups) : resolve(given);
    const { databaseUrl } = readSettings(process.env);
    const place = databaseUrl
      ? outsideDatabase(databaseUrl, data(), process.env)
      : await startOwnDatabase(run, data(), 'npm run restore');
    const replace = args.includes('--replace');
    const manifest = await restoreBackup({
      folder,
      databaseUrl: place.url,
      secret: place.secret,
      pictures,
      replace,
    });
    console.log(
      `${sizeOf(manifest)} restored in ${seconds(Date.now() - began)}: as it was at ${manifest.takenAt}.`,
    );
    if (!place.secret) console.log('Roles that are new have no password yet: give each its own.');
    console.log(
      `Start the product, ${manifest.product} or newer; events that were on their way are published again.`,
    );
    return EXIT.done;
  }, EXIT.interrupted);
}

/** `npm run backup:verify`: checks whether the newest backup can be restored, by restoring it. */
export function verify(): Promise<never> {
  return launch(async (run) => {
    const began = Date.now();
    const { backups, oldest, checkUrl } = readBackupSettings(process.env, data());
    const serverUrl = checkUrl && outsideDatabase(checkUrl, data(), process.env).url;
    const { folder, manifest } = await checkNewestBackup(run, { backups, oldest, serverUrl });
    console.log(`${folder} can be restored: ${sizeOf(manifest)} in ${seconds(Date.now() - began)}.`);
    return EXIT.done;
  }, EXIT.interrupted);
}

function databaseToBackUp(run: Launch): Promise<{ url: string }> {
  const { databaseUrl } = readSettings(process.env);
  if (databaseUrl) return Promise.resolve(outsideDatabase(databaseUrl, data(), process.env));
  requireOwnDatabase(data());
  return ownDatabase(run, data());
}

function sizeOf({ schemas, files }: Manifest): string {
  const counts = Object.values(schemas).flatMap(({ rows }) => Object.values(rows));
  const rows = counts.reduce((sum, count) => sum + count, 0);
  const pictures = Object.keys(files).filter((path) => path.startsWith('pictures/')).length;
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  return `${rows} rows of ${counts.length} tables and ${pictures} pictures (${(bytes / 1e6).toFixed(1)} MB)`;
}
