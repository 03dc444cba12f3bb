import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file atomically: neither a full disk nor a power failure leaves half of it. */
export function writeWholeFile(file: string, content: string, mode?: number): void {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, content, { mode, flush: true });
  renameSync(unfinished, file);
}
