import { statfsSync } from 'node:fs';

/** Postgres' word for it, and the system's own for the disk and for what an account may fill of it. */
const CODES = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);
const WORDS = /no space left on device|disk quota exceeded/i;

/** With less of it a program may fail without a word, since there is no room for its log either. */
const SOME_ROOM = 64 * 1024;

/**
 * Whether something failed because nothing more fits on the disk, be it a program's that tells it in its last lines.
 * @param folder where a program had its log
 */
export function isDiskFull(error: unknown, folder?: string, room = roomAt): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  const isSaid = CODES.has(code) && syscall !== 'watch'; // of watching, ENOSPC says: too many files
  return isSaid || WORDS.test(message) || (folder !== undefined && room(folder) < SOME_ROOM);
}

/** In bytes; without end where that cannot be asked. */
function roomAt(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
