import { statfsSync } from 'node:fs';

/** The codes of Postgres, and of the system for a full disk and an exceeded quota. */
const CODES = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);
const WORDS = /no space left on device|disk quota exceeded/i;

/** With less free space, in bytes, a program may fail silently, since there is no space for its log either. */
const SOME_ROOM = 64 * 1024;

/**
 * Whether something failed because the disk is full, including a program that says so in its last log lines.
 * @param folder the folder of the program's log
 */
export function isDiskFull(error: unknown, folder?: string, room = roomAt): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  const isSaid = CODES.has(code) && syscall !== 'watch'; // for file watching, ENOSPC means too many watched files
  return isSaid || WORDS.test(message) || (folder !== undefined && room(folder) < SOME_ROOM);
}

/** Free bytes; infinite if unknown. */
function roomAt(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
