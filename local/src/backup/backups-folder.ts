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

/** Named by its moment, so that the names' order is the backups' own. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
const UNFINISHED = '.unfinished-';

/** The backups in a folder, oldest first; those that were never finished do not count. */
export function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** @throws UserError where there is none */
export function newestBackup(folder: string): string {
  const newest = backupsIn(folder).at(-1);
  if (!newest) throw new UserError(`There is no backup in ${folder}: make one with \`npm run backup\`.`);
  return newest;
}

/** A folder to write into, for its owner alone: a backup holds everything that customers told us. */
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

/** Gives a whole backup its name, in one step that the disk has noted. @returns where it lies now */
export function finishBackup(unfinished: string): string {
  const folder = join(unfinished, '..');
  const finished = join(folder, basename(unfinished).slice(UNFINISHED.length));
  for (const part of ['rows', 'pictures', '.']) noted(join(unfinished, part));
  renameSync(unfinished, finished);
  noted(folder);
  return finished;
}

/** Notes that a backup was restored for a try, so that it outlives those of which nobody knows. */
export function noteVerified(backup: string): void {
  writeFileSync(verifiedNote(backup), '', { mode: 0o600, flush: true });
  noted(dirname(backup));
}

/** Takes that word back. */
export function forgetVerified(backup: string): void {
  for (const note of [verifiedNote(backup), formerNote(backup)]) {
    if (!existsSync(note)) continue;
    rmSync(note);
    noted(dirname(note));
  }
}

/** An empty file beside it: in a backup lies nothing but what was taken, whichever release reads it. */
export const verifiedNote = (backup: string): string => `${backup}.verified`;

/** What the release before noted is as true. */
const formerNote = (backup: string): string => join(backup, FORMER_NOTE);

const isVerified = (backup: string): boolean =>
  existsSync(verifiedNote(backup)) || existsSync(formerNote(backup));

export interface OldBackups {
  readonly removed: readonly string[];
  readonly held: readonly HeldBackup[];
}

export interface HeldBackup {
  readonly folder: string;
  /** Why it stays, as half a sentence. */
  readonly because: string;
}

/**
 * Removes all but the `kept` newest, and of the older ones keeps the newest that was found restorable where none of
 * those was, and each that holds a picture which no newer backup has. So backups that are of no use cannot push out the
 * last good one, nor those taken without pictures the last copy of one.
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

/** None of one that somebody took apart. */
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
