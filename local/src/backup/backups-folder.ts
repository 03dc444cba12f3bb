import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UserError } from '../console/user-error.js';
import { FORMER_NOTE } from './manifest.js';

/** Names are time stamps, so that their order is chronological. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
const UNFINISHED = '.unfinished-';

/** The backups in a folder, oldest first, without unfinished ones. */
export function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** @throws UserError if there is none */
export function newestBackup(folder: string): string {
  const newest = backupsIn(folder).at(-1);
  if (!newest) throw new UserError(`There is no backup in ${folder}: make one with \`npm run backup\`.`);
  return newest;
}

/** Creates a folder that only its owner can access: a backup contains all customer data. */
export function beginBackup(folder: string, takenAt: Date): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(folder, name), { recursive: true });
  }
  const name = takenAt.toISOString().replaceAll(/[:.]/g, '-');
  if (existsSync(join(folder, name))) throw new UserError(`${join(folder, name)} is there already.`);
  const unfinished = join(folder, UNFINISHED + name);
  mkdirSync(join(unfinished, 'rows'), { recursive: true, mode: 0o700 });
  mkdirSync(join(unfinished, 'pictures'), { mode: 0o700 });
  return unfinished;
}

/** Renames a complete backup to its final name, atomically and synced to disk. @returns its path */
export function finishBackup(unfinished: string): string {
  const folder = join(unfinished, '..');
  const finished = join(folder, basename(unfinished).slice(UNFINISHED.length));
  for (const part of ['rows', 'pictures', '.']) noted(join(unfinished, part));
  renameSync(unfinished, finished);
  noted(folder);
  return finished;
}

/** Marks a backup as successfully restored, so that unverified ones are removed before it. */
export function noteVerified(backup: string): void {
  writeFileSync(verifiedNote(backup), '', { mode: 0o600, flush: true });
  noted(dirname(backup));
}

/** Removes that mark. */
export function forgetVerified(backup: string): void {
  for (const note of [verifiedNote(backup), formerNote(backup)]) {
    if (!existsSync(note)) continue;
    rmSync(note);
    noted(dirname(note));
  }
}

/** An empty file beside the backup: the folder contains only what was backed up, whichever release reads it. */
export const verifiedNote = (backup: string): string => `${backup}.verified`;

/** The mark of the previous release counts as well. */
const formerNote = (backup: string): string => join(backup, FORMER_NOTE);

const isVerified = (backup: string): boolean =>
  existsSync(verifiedNote(backup)) || existsSync(formerNote(backup));

export interface OldBackups {
  readonly removed: readonly string[];
  readonly held: readonly HeldBackup[];
}

export interface HeldBackup {
  readonly folder: string;
  /** Why it is kept, as a clause. */
  readonly because: string;
}

/**
 * Removes all but the `kept` newest backups. Also keeps, of the older ones: the newest verified one if no newer one is
 * verified, and each that contains a picture missing from all newer ones. So useless backups cannot replace the last
 * good one, nor backups without pictures the last copy of a picture.
 */
export function removeOldBackups(folder: string, kept: number): OldBackups {
  const backups = backupsIn(folder);
  const newest = backups.slice(-kept);
  const pictures = new Set(newest.flatMap(picturesOf));
  let anyVerified = newest.some(isVerified);
  const removed: string[] = [];
  const held: HeldBackup[] = [];
  for (const old of backups.slice(0, -kept).reverse()) {
    const own = picturesOf(old);
    const isLastVerified = !anyVerified && isVerified(old);
    if (!isLastVerified && own.every((name) => pictures.has(name))) {
      rmSync(old, { recursive: true });
      rmSync(verifiedNote(old), { force: true });
      removed.push(old);
      continue;
    }
    for (const name of own) pictures.add(name);
    anyVerified ||= isLastVerified;
    const because = isLastVerified
      ? 'no newer backup has been found restorable'
      : 'it has pictures that no newer backup has';
    held.push({ folder: old, because });
  }
  return { removed, held };
}

/** Empty for a damaged backup. */
function picturesOf(backup: string): string[] {
  const pictures = join(backup, 'pictures');
  return existsSync(pictures) ? readdirSync(pictures) : [];
}

function noted(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
