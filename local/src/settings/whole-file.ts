import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Whoever reads the file finds it as it was or as it is now: a full disk or a power cut leaves no half of it. */
export function writeWholeFile(file: string, content: string, mode?: number): void {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, content, { mode, flush: true });
  renameSync(unfinished, file);
}
