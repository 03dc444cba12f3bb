import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { UserError } from '../console/user-error.js';

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

export interface OldBackups {
  readonly removed: readonly string[];
  /** Those that stay, for they hold a picture that no newer one does. */
  readonly held: readonly string[];
}

/**
 * Removes all but the `kept` newest, and keeps each older one that holds a picture which no newer backup has. So
 * backups taken without pictures cannot push out the last copy of one.
 */
export function removeOldBackups(folder: string, kept: number): OldBackups {
  const backups = backupsIn(folder);
  const pictures = new Set(backups.slice(-kept).flatMap(picturesOf));
  const [removed, held]: [string[], string[]] = [[], []];
  for (const old of backups.slice(0, -kept).reverse()) {
    const own = picturesOf(old);
    if (own.every((name) => pictures.has(name))) {
      rmSync(old, { recursive: true });
      removed.push(old);
    } else {
      for (const name of own) pictures.add(name);
      held.push(old);
    }
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
