/** Postgres' word for it, and the system's own for the disk and for what an account may fill of it. */
const CODES = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);
const WORDS = /no space left on device|disk quota exceeded/i;

/** Whether something failed because nothing more fits on the disk, be it a program's that tells it in its last lines. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  return (CODES.has(code) && syscall !== 'watch') || WORDS.test(message); // of watching, ENOSPC says: too many files
}
