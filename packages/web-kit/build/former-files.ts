import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of files named by their content's hash; all other files have the same name in every release. */
const ASSETS = 'assets';
/** Lists which of them belong to this release. */
const LIST = 'assets.json';

/** Files of one release by their path below its folder. */
export type Files = ReadonlyMap<string, Buffer>;

/** The release's own hashed files; empty where there is no release. */
export function ownFiles(folder: string): Files {
  const names = existsSync(join(folder, LIST))
    ? (JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as string[])
    : [];
  return new Map(
    names
      .filter((name) => existsSync(join(folder, name)))
      .map((name) => [name, readFileSync(join(folder, name))]),
  );
}

/**
 * Lists this release's own files and puts the previous release's beside them, so that a page that was opened before the
 * release can still load the files it names. Files that the previous release had kept of older ones are dropped.
 */
export function keepBeside(folder: string, former: Files): void {
  if (!existsSync(folder)) return; // the build failed, and reports that itself
  const own = existsSync(join(folder, ASSETS))
    ? readdirSync(join(folder, ASSETS), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .toSorted()
    : [];
  writeFileSync(join(folder, LIST), `${JSON.stringify(own, null, 1)}\n`);
  for (const [name, content] of former) {
    const path = join(folder, name);
    if (existsSync(path)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
