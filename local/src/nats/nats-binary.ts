import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../console/user-error.js';
import { isExecutable } from '../processes/executable.js';
import { downloadNats } from './debian-package.js';

export interface Places {
  readonly path: string;
  readonly cache: string;
  /** Debian's directories that are not on a normal user's PATH. */
  readonly sbin?: readonly string[];
  /** Downloads the binary into the cache folder; false if that is not possible. */
  readonly download?: (cache: string) => boolean;
}

const SBIN = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/**
 * The path of a `nats-server`: installed on this system, else in the project's cache, else extracted from Debian's
 * package into that cache, without root.
 * @throws UserError that says what to install
 */
export function findNatsServer(places: Places): string {
  const { sbin = SBIN, download = downloadNats } = places;
  const cached = join(places.cache, 'nats-server');
  const installed = [...places.path.split(delimiter), ...sbin]
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'nats-server'));
  const found = [...installed, cached].find(isExecutable);
  if (found) return found;
  if (download(places.cache) && existsSync(cached) && spawnSync(cached, ['--version']).status === 0)
    return cached;
  throw new UserError(
    'A NATS server is missing: install it (Debian: apt-get install nats-server; macOS: brew install nats-server; ' +
      'Windows: use WSL with Debian) or name a running one as NATS_URL, and start again.',
  );
}
