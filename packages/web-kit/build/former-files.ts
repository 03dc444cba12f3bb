import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a build names after its content; everything else has one name in all releases. */
const ASSETS = 'assets';
/** Which of them are the release's own. */
const LIST = 'assets.json';

/** Files of one release by their path below its folder. */
export type Files = ReadonlyMap<string, Buffer>;

/** The release's own named files; nothing where there was none. */
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
  if (!existsSync(folder)) return; // the build has failed, and says itself why
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
